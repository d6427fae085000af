import { formatInvoicePaise } from '#lib/shared/invoice-amount.ts';
import type { Invoice } from '#lib/storefront/orders/invoice-types.ts';
import * as m from '#messages';
import { type InvoiceTax, taxesOf } from './invoice-parts';

const HEAD = 'py-2 pr-3 text-right align-bottom font-medium last:pr-0';
const CELL =
  'py-0.5 text-right align-top tabular-nums whitespace-nowrap sm:py-3 sm:not-last:pr-3 print:py-3 print:not-last:pr-3';

function TaxCell({ tax, row }: { tax: InvoiceTax; row: Invoice['rows'][number] }) {
  return (
    <td className={CELL} data-name={tax.name}>
      <span>
        {formatInvoicePaise(tax.of(row))}
        <span className="block text-muted">{tax.rate(row.gstPercent)}</span>
      </span>
    </td>
  );
}

/** The items of an invoice: on a phone one below the other, above that a table that may scroll sideways. */
export function InvoiceTable({ invoice }: { invoice: Invoice }) {
  const taxes = taxesOf(invoice);
  return (
    <section
      aria-label={m.invoiceGoods()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="relative mt-6 overflow-x-auto print:overflow-visible"
    >
      <table className="invoice-goods w-full text-sm sm:min-w-[46rem] print:min-w-0 print:text-2xs">
        <thead>
          <tr className="border-ink border-b">
            <th scope="col" className="py-2 pr-3 text-left align-bottom font-medium">
              {m.invoiceDescription()}
            </th>
            <th scope="col" className={HEAD}>
              HSN
            </th>
            <th scope="col" className={HEAD}>
              {m.invoiceQuantity()}
            </th>
            <th scope="col" className={HEAD}>
              {m.invoiceUnitPrice()}
            </th>
            <th scope="col" className={HEAD}>
              {m.invoiceDiscount()}
            </th>
            <th scope="col" className={HEAD}>
              {m.invoiceTaxable()}
            </th>
            {taxes.map(({ name }) => (
              <th key={name} scope="col" className={HEAD}>
                {name}
              </th>
            ))}
            <th scope="col" className={HEAD}>
              {m.invoiceTotal()}
            </th>
          </tr>
        </thead>
        <tbody>
          {invoice.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of an invoice are never reordered
            <tr key={index} className="border-line border-b">
              <th scope="row" className="min-w-44 py-3 pr-3 text-left align-top font-normal">
                {row.description}
                {row.details.map((detail) => (
                  <span key={detail} className="block text-muted">
                    {detail}
                  </span>
                ))}
              </th>
              <td className={CELL} data-name="HSN">
                {row.hsnCode}
              </td>
              <td className={CELL} data-name={m.invoiceQuantity()}>
                {row.quantity}
              </td>
              <td className={CELL} data-name={m.invoiceUnitPrice()}>
                {formatInvoicePaise(row.unitPrice)}
              </td>
              <td className={CELL} data-name={m.invoiceDiscount()}>
                {formatInvoicePaise(row.discount)}
              </td>
              <td className={CELL} data-name={m.invoiceTaxable()}>
                {formatInvoicePaise(row.taxable)}
              </td>
              {taxes.map((tax) => (
                <TaxCell key={tax.name} tax={tax} row={row} />
              ))}
              <td className={CELL} data-name={m.invoiceTotal()}>
                {formatInvoicePaise(row.total)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
