import type { calls, DataOf, SalesBy } from '#lib/contract/index.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { paymentMethodName } from '#lib/shared/payment-names.ts';
import { readOrderDocument } from '../orders/order-repository.ts';
import type { TaxDocument } from './tax-documents.ts';

type SalesRow = DataOf<typeof calls.salesReport>['Rows'][number];
type Line = TaxDocument['lines'][number];
type Group = Pick<SalesRow, 'Key' | 'Name'>;

/** What a row of a document counts for; `service` names a row without a line: shipping, or a charge. */
const GROUPS: Readonly<Record<SalesBy, (document: TaxDocument, line: Line, service: string) => Group>> = {
  day: ({ issuedAt }) => named(dayInIndia(issuedAt)),
  product: (_document, line, service) =>
    line
      ? { Key: line.product_code, Name: line.document.title }
      : { Key: service === 'Shipping' ? '' : service, Name: service },
  category: (_document, line, service) => named(line?.document.category ?? service),
  brand: (_document, line, service) => named(line?.document.brand ?? service),
  state: ({ invoice }) => ({ Key: invoice.PlaceOfSupply.StateCode, Name: invoice.PlaceOfSupply.State }),
  channel: ({ order }) =>
    order.placed_by === '' ? { Key: 'website', Name: 'Website' } : { Key: 'phone', Name: 'Order by phone' },
  coupon: ({ order }) => named(readOrderDocument(order).couponCode),
  campaign: ({ order }) => {
    const { source = '', medium = '', name = '' } = readOrderDocument(order).campaign ?? {};
    return named([source, medium, name].join(' / ').replace(/^[ /]+$/, ''));
  },
  payment: ({ order: { payment_method: method } }) => ({
    Key: method,
    Name: paymentMethodName(method),
  }),
};

const named = (key: string): Group => ({ Key: key, Name: key });

/** Adds up the sales of a period, in paise, by the rows of its invoices and credit notes. */
export class SalesReport {
  readonly #by: SalesBy;
  readonly #rows = new Map<string, SalesRow>();

  constructor(by: SalesBy) {
    this.#by = by;
  }

  /** Adds an invoice, or deducts a credit note. */
  add(document: TaxDocument): void {
    const { invoice, creditNote, lines } = document;
    const counted = new Set<string>();
    for (const [index, row] of (creditNote ?? invoice).Rows.entries()) {
      const line = lines[index];
      const sum = this.#rowOf(GROUPS[this.#by](document, line, row.Description));
      const items = line ? row.Quantity : 0;
      const sign = creditNote ? -1 : 1;
      // A document counts once for each group that it has rows of.
      const documents = counted.has(sum.Key) ? 0 : 1;
      counted.add(sum.Key);
      if (creditNote) {
        sum.CreditNotes += documents;
        sum.ItemsCredited += items;
        sum.Credited += row.Total;
      } else {
        sum.Invoices += documents;
        sum.ItemsSold += items;
        sum.Sold += row.Total;
      }
      sum.TaxableAmount += sign * row.TaxableAmount;
      sum.Tax += sign * (row.Cgst + row.Sgst + row.Igst);
      sum.Total += sign * row.Total;
    }
  }

  /** The rows: by day in order of time, otherwise the largest total first. */
  result(): SalesRow[] {
    const rows = [...this.#rows.values()];
    if (this.#by === 'day') return rows.toSorted((a, b) => a.Key.localeCompare(b.Key));
    return rows.toSorted((a, b) => b.Total - a.Total || a.Key.localeCompare(b.Key));
  }

  #rowOf(group: Group): SalesRow {
    const known = this.#rows.get(group.Key);
    if (known) return known;
    const sums = { Invoices: 0, CreditNotes: 0, ItemsSold: 0, ItemsCredited: 0, Sold: 0, Credited: 0 };
    const row = { ...group, ...sums, TaxableAmount: 0, Tax: 0, Total: 0 };
    this.#rows.set(group.Key, row);
    return row;
  }
}
