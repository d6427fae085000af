import type { Kysely } from 'kysely';
import type { InvoiceWire } from '#lib/contract/index.ts';
import type { Seller } from '#lib/shared/shop-profile.ts';
import type { Caller } from '../../core/caller.ts';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { findOrder, readOrderDocument, readOrderLines } from '../../orders/order-repository.ts';
import { readPurchaseRefunds } from '../../orders/refunds/purchase-refunds.ts';
import { readPieces } from '../warranty/line-pieces.ts';
import { buildCreditNote } from './build-credit-note.ts';
import { buildInvoice, type SaleFacts } from './build-invoice.ts';

interface RequestedDocument {
  OrderKey: string;
  OrderNumber: string;
  /** Empty for the invoice itself. */
  CreditNoteNumber: string;
}

/**
 * The invoice of an order that the caller may see, or a credit note for it; null if there is no such order or
 * document.
 */
export async function readInvoice(
  request: RequestedDocument,
  { db, seller }: Pick<CoreContext, 'db'> & { seller: Seller },
  caller: Caller,
): Promise<InvoiceWire | null> {
  const order = await findOrder(db, request, caller);
  if (!order || order.invoice_number === null) return null;
  const lines = (await readOrderLines(db, [order.number])).get(order.number) ?? [];
  const packed = await readPieces(db, lines);
  const sale = { order, document: readOrderDocument(order), lines, packed, seller };
  return request.CreditNoteNumber === ''
    ? buildInvoice({ ...sale, instrument: await instrumentOf(db, order.number) })
    : readCreditNote(db, sale, request.CreditNoteNumber);
}

async function readCreditNote(db: Kysely<Database>, sale: SaleFacts, number: string): Promise<InvoiceWire | null> {
  const orderNumber = sale.order.number;
  const creditNote = await db
    .selectFrom('credit_notes')
    .selectAll()
    .where('number', '=', number)
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  if (!creditNote) return null;
  const orderRefunds = (await readPurchaseRefunds(db, [orderNumber])).get(orderNumber) ?? [];
  return buildCreditNote({
    ...sale,
    creditNote,
    orderRefunds: orderRefunds.filter(({ reference }) => reference === creditNote.reference),
  });
}

/** The payment instrument reported by the gateway; empty if it does not report it, or none was used. */
async function instrumentOf(db: Kysely<Database>, number: string): Promise<string> {
  const payment = await db
    .selectFrom('payments')
    .select('instrument')
    .where('subject', '=', 'order')
    .where('subject_id', '=', number)
    .where('purpose', '=', 'settles')
    .executeTakeFirst();
  return payment?.instrument ?? '';
}
