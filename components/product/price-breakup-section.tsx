import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import type { PriceBreakup as Breakup } from '#lib/storefront/catalogue/types.ts';
import { PriceBreakupTable } from '@/components/product/price-breakup-table';
import { Section } from '@/components/product/section';
import { Link } from '@/components/ui/link';

interface PriceBreakupProps {
  breakup: Breakup;
  gstPercent: number;
  /** In paise. */
  price: number;
  mrp: number;
}

/** The breakup of a jewellery price, with the metal rate and its date. */
export function PriceBreakupSection({ breakup, gstPercent, price, mrp }: PriceBreakupProps) {
  return (
    <Section id="price-breakup" title="Price breakup">
      <PriceBreakupTable breakup={breakup} gstPercent={gstPercent} totalName="Price" />
      <p className="mt-4 max-w-measure text-muted text-sm">
        {mrp > price && `You save ${formatPaise(mrp - price)} on the MRP of ${formatPaise(mrp)}. `}
        <Link
          href={paths.content('gold-rate')}
          className="underline decoration-line underline-offset-4 hover:text-brass"
        >
          How we price jewellery
        </Link>
      </p>
    </Section>
  );
}
