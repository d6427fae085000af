import { formatPaise } from '#lib/shared/money.ts';
import { priceBreakupRows } from '#lib/storefront/catalogue/price-breakup.ts';
import type { PriceBreakup } from '#lib/storefront/catalogue/types.ts';

interface PriceBreakupTableProps {
  breakup: PriceBreakup;
  gstPercent: number;
  /** The label of the rows' total. */
  totalName: string;
}

/** Formats an amount; a deduction has a minus sign (U+2212) before it. */
function amountText(paise: number): string {
  return paise < 0 ? `− ${formatPaise(-paise)}` : formatPaise(paise);
}

/** The components of a jewellery price, one row each, and their total. */
export function PriceBreakupTable({ breakup, gstPercent, totalName }: PriceBreakupTableProps) {
  const { rows, total } = priceBreakupRows(breakup, gstPercent);
  return (
    <table className="w-full text-left">
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className="border-line border-b">
            <th scope="row" className="py-3 pr-4 font-normal">
              {row.name}
              {row.hint && <span className="block text-muted text-sm">{row.hint}</span>}
            </th>
            <td className="whitespace-nowrap py-3 text-right align-top tabular-nums">{amountText(row.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="pt-3 font-medium">
            {totalName}
          </th>
          <td className="pt-3 text-right font-display text-lg tabular-nums">{formatPaise(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
