import type { Kysely, Transaction } from 'kysely';
import { deletePhotosOf } from '../../community/uploads/upload-repository.ts';
import type { Database } from '../../core/db/schema.ts';
import { withoutContact, withoutPerson } from '../erasure/erase-buyer.ts';
import { eraseEngravings } from '../erasure/erase-engravings.ts';
import { type OrderRow, readOrder, readOrderDocument } from '../order-repository.ts';
import { readExchanged } from './exchanged-orders.ts';
import { moveReturn } from './move-return.ts';
import { type ReturnRow, readReturnDocument, readReturnLines } from './return-repository.ts';
import { isOpenReturn, stateAfterMove } from './rules/return-steps.ts';

/** Returns that end when their customer's account is deleted. */
export interface EndingReturns {
  rows: readonly ReturnRow[];
  /** SKUs reserved for them. */
  skus: string[];
}

/** The returns of locked orders that no courier has collected yet. */
export async function readEnding(
  transaction: Transaction<Database>,
  orderNumbers: readonly string[],
): Promise<EndingReturns> {
  if (orderNumbers.length === 0) return { rows: [], skus: [] };
  const all = await transaction
    .selectFrom('returns')
    .selectAll()
    .where('order_number', 'in', orderNumbers)
    .orderBy('number')
    .execute();
  const rows = all.filter(({ kind, state }) => stateAfterMove(kind, state, 'withdraw') !== null);
  const lines = [...(await readReturnLines(transaction, rows)).values()].flat();
  return { rows, skus: lines.flatMap(({ replacement_sku: sku }) => (sku === '' ? [] : [sku])) };
}

/**
 * Withdraws the returns, so that the customer keeps the items. The caller must have locked their reserved stock.
 * Returns the products that are back in stock.
 */
export async function endReturns(
  transaction: Transaction<Database>,
  { rows }: EndingReturns,
  now: number,
): Promise<string[]> {
  const backInStock: string[] = [];
  for (const row of rows) {
    const moved = await moveReturn(transaction, { row }, { move: 'withdraw', actor: 'customer', now });
    backInStock.push(...(moved?.backInStock ?? []));
  }
  return backInStock;
}

/** Whether an order has an open return, so that somebody must still be reachable and money may still be refunded. */
export async function hasOpenReturn(db: Kysely<Database>, orderNumber: string): Promise<boolean> {
  const rows = await db.selectFrom('returns').selectAll().where('order_number', '=', orderNumber).execute();
  for (const row of rows) if (await isOpen(db, row)) return true;
  return false;
}

/**
 * For a locked order whose customer is deleted, erases the personal data of its closed returns: address, comment and
 * bank account of each, and the order's contact once no return is open.
 */
export async function eraseEndedReturns(transaction: Transaction<Database>, orderNumber: string): Promise<void> {
  const order = await readOrder(transaction, orderNumber);
  if (!order || order.customer_id !== null) return;
  const rows = await transaction.selectFrom('returns').selectAll().where('order_number', '=', orderNumber).execute();
  for (const row of rows) if (!(await isOpen(transaction, row))) await erasePersonalData(transaction, row);
  if (rows.length === 0 || (await hasOpenReturn(transaction, orderNumber))) return;
  const document = JSON.stringify(withoutContact(readOrderDocument(order), order.state));
  await transaction.updateTable('orders').set({ document }).where('number', '=', orderNumber).execute();
  await eraseEngravings(transaction, order);
}

/** Does the same for the orders that an order was exchanged for. */
export async function eraseExchangedReturns(transaction: Transaction<Database>, order: OrderRow): Promise<void> {
  for (const { number } of await readExchanged(transaction, order)) await eraseEndedReturns(transaction, number);
}

async function isOpen(db: Kysely<Database>, { state, replacement_order }: ReturnRow): Promise<boolean> {
  if (state !== 'exchanged' || replacement_order === null) return isOpenReturn(state);
  const replacement = await readOrder(db, replacement_order);
  return replacement !== undefined && replacement.state !== 'delivered' && replacement.state !== 'cancelled';
}

async function erasePersonalData(transaction: Transaction<Database>, row: ReturnRow): Promise<void> {
  const document = readReturnDocument(row);
  const nobody = { comment: '', address: withoutPerson(document.address), bank: null, bankDigits: '', pan: '' };
  await transaction
    .updateTable('returns')
    .set({ document: JSON.stringify({ ...document, ...nobody }) })
    .where('number', '=', row.number)
    .execute();
  await deletePhotosOf(transaction, 'return', [row.number]);
}
