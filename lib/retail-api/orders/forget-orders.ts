import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { deleteNeverPaid } from './delete-orders.ts';
import { withoutBuyer, withoutContact } from './forget-buyer.ts';
import { type CancelReason, releaseOrder } from './hold-order.ts';
import { forgetHolder, type Holdings, holdingsOf, lockHoldings } from './holdings.ts';
import { lockOrders } from './lock-orders.ts';
import { type OrderRow, readOrderDocument } from './order-store.ts';

const REASON: CancelReason = 'account-deleted';

/**
 * Forgets the orders of a customer who goes. A sale stays as its invoice has it. What was never confirmed is given up and
 * deleted; where money for it may still come it stays without its buyer, so that the money can go back. The customer and its
 * basket are locked or gone. `now` in epoch milliseconds.
 */
export async function forgetOrdersOf(
  transaction: Transaction<Database>,
  customerId: string,
  now: number,
): Promise<void> {
  const own = await transaction.selectFrom('orders').select('number').where('customer_id', '=', customerId).execute();
  const numbers = own.map(({ number }) => number);
  const orders = await lockOrders(transaction, numbers);
  await releaseAll(transaction, orders, now);
  for (const order of orders) {
    await (order.confirmed_at === null ? forgetTry(transaction, order, now) : forgetSale(transaction, order));
  }
  await transaction
    .updateTable('coupon_redemptions')
    .set({ customer_id: null })
    .where('customer_id', '=', customerId)
    .execute();
  await forgetHolder(transaction, customerId);
}

async function releaseAll(transaction: Transaction<Database>, orders: readonly OrderRow[], now: number): Promise<void> {
  const held = orders.filter(({ hold }) => hold === 'held');
  const holdings: Holdings[] = [];
  for (const order of held) holdings.push(await holdingsOf(transaction, order));
  // The customer, who is locked, can hold nothing more.
  await lockHoldings(transaction, null, holdings, now);
  for (const { number } of held) await releaseOrder(transaction, number, now, { reason: REASON });
}

async function forgetSale(transaction: Transaction<Database>, order: OrderRow): Promise<void> {
  const document = JSON.stringify(withoutContact(readOrderDocument(order), order.state));
  await transaction
    .updateTable('orders')
    .set({ customer_id: null, document })
    .where('number', '=', order.number)
    .execute();
}

async function forgetTry(transaction: Transaction<Database>, order: OrderRow, now: number): Promise<void> {
  const { number } = order;
  const document = JSON.stringify(withoutBuyer(readOrderDocument(order)));
  await transaction
    .updateTable('orders')
    .set({ customer_id: null, document, state: 'cancelled', cancel_reason: REASON })
    .set((row) => ({ cancelled_at: row.fn.coalesce('cancelled_at', row.val(now)) }))
    .where('number', '=', number)
    .execute();
  const awaited = await transaction
    .selectFrom('payment_attempts')
    .select('id')
    .where('subject', '=', 'order')
    .where('subject_id', '=', number)
    .where('next_check_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (!awaited) await deleteNeverPaid(transaction, number);
}
