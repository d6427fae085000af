import type { Kysely, Selectable } from 'kysely';
import type { InvoiceWire } from '#lib/contract/index.ts';
import type { Seller } from '#lib/shared/shop-profile.ts';
import type { Database } from '../core/db/schema.ts';
import { buildCreditNote } from '../documents/invoices/build-credit-note.ts';
import { buildInvoice, type SaleFacts } from '../documents/invoices/build-invoice.ts';
import type { CreditNoteDocument } from '../documents/invoices/issue-credit-note.ts';
import { type OrderLine, type OrderRow, readOrderDocument, readOrderLines } from '../orders/order-repository.ts';
import type { Period } from './month.ts';

/** An issued invoice or credit note. */
export interface TaxDocument {
  /** The number of the document itself. */
  number: string;
  issuedAt: number;
  order: OrderRow;
  /** The invoice, also of a credit note. */
  invoice: InvoiceWire;
  /** Missing from an invoice; its rows and sums are above zero. */
  creditNote?: InvoiceWire;
  /** The line of each row of the document; shipping has none. */
  lines: readonly (OrderLine | undefined)[];
}

/** Orders that are read at once. */
const CHUNK = 200;

/**
 * The invoices that were issued in a period, then the credit notes, each by number, built as the shopper sees them. Those
 * of test payments are no documents for tax and are left out.
 */
export async function* taxDocuments(db: Kysely<Database>, seller: Seller, period: Period): AsyncGenerator<TaxDocument> {
  yield* invoices(db, seller, period);
  yield* creditNotes(db, seller, period);
}

async function* invoices(db: Kysely<Database>, seller: Seller, { from, to }: Period): AsyncGenerator<TaxDocument> {
  let after = { at: from, number: '' };
  while (true) {
    const orders = await db
      .selectFrom('orders')
      .selectAll()
      .where('invoiced_at', '>=', after.at)
      .where('invoiced_at', '<', to)
      .where(({ eb, and, or }) =>
        or([
          eb('invoiced_at', '>', after.at),
          and([eb('invoiced_at', '=', after.at), eb('invoice_number', '>', after.number)]),
        ]),
      )
      .orderBy('invoiced_at')
      .orderBy('invoice_number')
      .limit(CHUNK)
      .execute();
    const lines = await linesOf(db, orders);
    for (const order of orders) {
      const sale = saleOf(order, lines, seller);
      const invoice = buildInvoice({ ...sale, instrument: '' });
      if (!invoice || invoice.TestPayment) continue;
      const { InvoiceNumber: number, IssuedAt: issuedAt } = invoice;
      yield { number, issuedAt, order, invoice, lines: invoice.Rows.map((_, index) => sale.lines[index]) };
    }
    const last = orders.at(-1);
    if (orders.length < CHUNK || !last) return;
    after = { at: last.invoiced_at ?? 0, number: last.invoice_number ?? '' };
  }
}

async function* creditNotes(db: Kysely<Database>, seller: Seller, { from, to }: Period): AsyncGenerator<TaxDocument> {
  let after = { at: from, number: '' };
  while (true) {
    const notes = await db
      .selectFrom('credit_notes')
      .selectAll()
      .where('issued_at', '>=', after.at)
      .where('issued_at', '<', to)
      .where(({ eb, and, or }) =>
        or([eb('issued_at', '>', after.at), and([eb('issued_at', '=', after.at), eb('number', '>', after.number)])]),
      )
      .orderBy('issued_at')
      .orderBy('number')
      .limit(CHUNK)
      .execute();
    yield* documentsOf(db, seller, notes);
    const last = notes.at(-1);
    if (notes.length < CHUNK || !last) return;
    after = { at: last.issued_at, number: last.number };
  }
}

async function* documentsOf(
  db: Kysely<Database>,
  seller: Seller,
  notes: readonly Selectable<Database['credit_notes']>[],
): AsyncGenerator<TaxDocument> {
  if (notes.length === 0) return;
  const numbers = [...new Set(notes.map(({ order_number }) => order_number))];
  const orders = await db.selectFrom('orders').selectAll().where('number', 'in', numbers).execute();
  const lines = await linesOf(db, orders);
  for (const creditNote of notes) {
    const order = orders.find(({ number }) => number === creditNote.order_number);
    if (!order) continue;
    const sale = saleOf(order, lines, seller);
    const invoice = buildInvoice({ ...sale, instrument: '' });
    const document = buildCreditNote({ ...sale, creditNote, orderRefunds: [] });
    if (!invoice || !document || invoice.TestPayment) continue;
    const { lines: credited }: CreditNoteDocument = JSON.parse(creditNote.document);
    yield {
      number: creditNote.number,
      issuedAt: creditNote.issued_at,
      order,
      invoice,
      creditNote: document,
      lines: credited.map(({ lineId }) => sale.lines.find(({ id }) => id === lineId)),
    };
  }
}

function linesOf(db: Kysely<Database>, orders: readonly OrderRow[]): Promise<Map<string, OrderLine[]>> {
  return readOrderLines(
    db,
    orders.map(({ number }) => number),
  );
}

/** The marks of the items are no matter of sums. */
function saleOf(order: OrderRow, lines: ReadonlyMap<string, OrderLine[]>, seller: Seller): SaleFacts {
  const own = lines.get(order.number) ?? [];
  return { order, document: readOrderDocument(order), lines: own, packed: new Map(), seller };
}
