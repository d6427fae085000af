import { Fragment } from 'react';
import { formatInvoicePaise } from '#lib/shared/invoice-amount.ts';
import type { Invoice } from '#lib/storefront/orders/invoice-types.ts';
import * as m from '#messages';
import { taxesOf } from './invoice-parts';

interface SumsProps {
  rows: readonly { name: string; amount: number }[];
}

function Sums({ rows }: SumsProps) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
      {rows.map(({ name, amount }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd className="text-right tabular-nums">₹{formatInvoicePaise(amount)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** The totals of an invoice, its total in words, and how it was paid. */
export function InvoiceSums({ invoice }: { invoice: Invoice }) {
  const taxes = taxesOf(invoice).map(({ name, sum }) => ({ name, amount: sum }));
  return (
    <>
      <div className="mt-6 grid gap-x-12 gap-y-8 sm:grid-cols-2 print:grid-cols-2">
        <section aria-labelledby="invoice-paid" className="max-sm:order-2">
          <h2 id="invoice-paid" className="mb-2 font-sans text-muted text-sm">
            {invoice.creditNote ? m.invoiceRefundMethod() : m.invoicePaidBy()}
          </h2>
          <Sums rows={invoice.payments} />
        </section>
        <section aria-label={m.invoiceTotals()}>
          <Sums rows={[{ name: m.invoiceTaxableAmount(), amount: invoice.taxable }, ...taxes]} />
          <p className="mt-3 flex items-baseline justify-between gap-6 border-line border-t pt-3">
            <span className="font-medium text-lg">{m.invoiceTotal()}</span>
            <span className="font-display text-xl tabular-nums">₹{formatInvoicePaise(invoice.total)}</span>
          </p>
        </section>
      </div>
      <p className="mt-6 border-line border-t pt-4">{m.invoiceTotalInWords({ words: invoice.totalInWords })}</p>
      <p className="mt-3 max-w-measure text-muted text-sm">
        {invoice.creditNote ? m.invoiceNoteCredit() : m.invoiceNote()}
      </p>
    </>
  );
}
