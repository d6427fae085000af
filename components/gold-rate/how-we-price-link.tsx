import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';

/** The link to the page that explains how a price follows from a metal rate. */
export function HowWePriceLink() {
  return (
    <Link href={paths.content('gold-rate')} className="underline decoration-line underline-offset-4 hover:text-brass">
      {m.goldRateHowWePrice()}
    </Link>
  );
}
