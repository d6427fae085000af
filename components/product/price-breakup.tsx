import { priceBreakupRows } from '#lib/catalogue/price-breakup.ts';
import type { PriceBreakup } from '#lib/catalogue/types.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { Section } from '@/components/product/section';

interface PriceBreakupTableProps {
  breakup: PriceBreakup;
  gstPercent: number;
}

/** Where a jewel's price comes from, down to the rate of the metal. */
export function PriceBreakupTable({ breakup, gstPercent }: PriceBreakupTableProps) {
  const { rows, total } = priceBreakupRows(breakup, gstPercent);
  return (
    <Section id="price-breakup" title="Price breakup">
      <table className="w-full text-left">
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-line border-b">
              <th scope="row" className="py-3 pr-4 font-normal">
                {row.name}
                {row.note && <span className="block text-muted text-sm">{row.note}</span>}
              </th>
              <td className="py-3 text-right align-top tabular-nums">{formatPaise(row.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="pt-3 font-medium">
              Price
            </th>
            <td className="pt-3 text-right font-display text-lg tabular-nums">{formatPaise(total)}</td>
          </tr>
        </tfoot>
      </table>
    </Section>
  );
}
