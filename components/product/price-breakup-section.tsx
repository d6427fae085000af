import { formatPaise } from '#lib/shared/money.ts';
import type { PriceBreakup as Breakup } from '#lib/storefront/catalogue/types.ts';
import { HowWePriceLink } from '@/components/gold-rate/how-we-price-link';
import { PriceBreakupTable } from '@/components/product/price-breakup-table';
import { Section } from '@/components/product/product-section';

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
        <HowWePriceLink />
      </p>
    </Section>
  );
}
