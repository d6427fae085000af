import type { InvoiceWire } from '#lib/contract/index.ts';
import type { ApiContext, Caller } from '../call-handler.ts';
import { findOrder, readOrderDocument, readOrderLines } from '../orders/order-store.ts';
import { invoiceOf } from './invoice-of.ts';

/** The invoice of an order that the caller may see; null where there is no such order, or no invoice yet. */
export async function readInvoice(
  request: { OrderKey: string; OrderNumber: string },
  { db, seller }: Pick<ApiContext, 'db' | 'seller'>,
  caller: Caller,
): Promise<InvoiceWire | null> {
  const order = await findOrder(db, request, caller);
  if (!order || order.invoice_number === null) return null;
  const lines = (await readOrderLines(db, [order.number])).get(order.number) ?? [];
  const payment = await db
    .selectFrom('payments')
    .select('instrument')
    .where('subject', '=', 'order')
    .where('subject_id', '=', order.number)
    .where('purpose', '=', 'settles')
    .executeTakeFirst();
  const instrument = payment?.instrument ?? '';
  return invoiceOf({ order, document: readOrderDocument(order), lines, seller, instrument });
}
