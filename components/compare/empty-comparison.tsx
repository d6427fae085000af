import * as paths from '#lib/shared/paths.ts';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

/** Replaces the table where no product is chosen. */
export function EmptyComparison() {
  return (
    <div className="max-w-measure">
      <p className="text-lg text-muted">
        You have not chosen any products to compare yet. Open a product and select “Compare”. You can compare up to
        four.
      </p>
      <p className="mt-8">
        <Link href={paths.home()} className={buttonClass('secondary')}>
          Continue shopping
        </Link>
      </p>
    </div>
  );
}
