import type { Transaction } from 'kysely';
import { announceProducts } from '../../catalogue/announce-products.ts';
import type { Database } from '../../core/db/schema.ts';
import { eraseCourierWords } from '../couriers/erase-courier-words.ts';
import { type CancelReason, releaseOrder } from '../holds/hold-order.ts';
import { deleteHolderLock, type Holdings, holdingsOf, lockHoldings } from '../holds/holdings.ts';
import { lockOrders } from '../lock-orders.ts';
import type { CancelFacts } from '../order-events.ts';
import { type OrderRow, readOrderDocument } from '../order-repository.ts';
import {
  type EndingReturns,
  endReturns,
  eraseEndedReturns,
  hasOpenReturn,
  readEnding,
} from '../returns/erase-returns.ts';
import { deleteNeverPaid } from './delete-orders.ts';
import { withoutBuyer, withoutContact } from './erase-buyer.ts';
import { eraseEngravings } from './erase-engravings.ts';

const REASON: CancelReason = 'account-deleted';

/**
 * Erases a deleted customer's data from their orders. A sale stays as its invoice needs it, with its contact as long as
 * collected items still await their refund. Unconfirmed orders are abandoned and deleted; one that may still receive
 * money stays without its buyer, so that the money can be refunded, and an exchange's replacement stays as long as it
 * may be paid. Returns that are not collected yet are withdrawn. The customer and its basket are locked or deleted.
 * `now` in epoch milliseconds.
 */
export async function eraseOrdersOf(
  transaction: Transaction<Database>,
  customerId: string,
  now: number,
): Promise<void> {
  const own = await transaction.selectFrom('orders').select('number').where('customer_id', '=', customerId).execute();
  const numbers = own.map(({ number }) => number);
  const orders = await lockOrders(transaction, numbers);
  const ending = await readEnding(transaction, numbers);
  const backInStock = await releaseAll(transaction, orders, ending, now);
  for (const order of orders) await forgetOne(transaction, order, now);
  for (const number of numbers) await eraseEndedReturns(transaction, number);
  await forgetComments(transaction, numbers);
  await deleteNotesOf(transaction, numbers);
  await eraseCourierWords(transaction, numbers);
  await transaction
    .updateTable('coupon_redemptions')
    .set({ customer_id: null })
    .where('customer_id', '=', customerId)
    .execute();
  await deleteHolderLock(transaction, customerId);
  await announceProducts(transaction, backInStock, now);
}

/** Releases what unpaid orders and returns hold; returns the products that are available again through the returns. */
async function releaseAll(
  transaction: Transaction<Database>,
  orders: readonly OrderRow[],
  ending: EndingReturns,
  now: number,
): Promise<string[]> {
  const held = orders.filter((order) => order.hold === 'held' && !isReplacementOrder(order));
  const holdings: Holdings[] = [{ skus: ending.skus, coupons: [], gift_coupons: [], gift_cards: [] }];
  for (const order of held) holdings.push(await holdingsOf(transaction, order));
  // The customer is locked, so no more holds can be added.
  await lockHoldings(transaction, null, holdings, now);
  const backInStock = await endReturns(transaction, ending, now);
  for (const { number } of held) await releaseOrder(transaction, number, now, { reason: REASON });
  return backInStock;
}

/** Whether items are reserved as an exchange's replacement that awaits payment. */
function isReplacementOrder({ exchange_of, state }: OrderRow): boolean {
  return exchange_of !== '' && state === 'payment-pending';
}

async function forgetOne(transaction: Transaction<Database>, order: OrderRow, now: number): Promise<void> {
  const { number } = order;
  const isRetained = isReplacementOrder(order) || (await hasOpenReturn(transaction, number));
  if (isRetained)
    await transaction.updateTable('orders').set({ customer_id: null }).where('number', '=', number).execute();
  else await (order.confirmed_at === null ? forgetTry(transaction, order, now) : forgetSale(transaction, order));
}

/** Deletes the customer's comments on cancellations. */
async function forgetComments(transaction: Transaction<Database>, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return;
  const events = await transaction
    .selectFrom('order_events')
    .select(['id', 'facts'])
    .where('order_number', 'in', numbers)
    .where('kind', 'in', ['cancelled', 'lines-cancelled'])
    .execute();
  for (const { id, facts } of events) {
    const { comment, ...retainedFacts }: CancelFacts = JSON.parse(facts);
    if (comment === undefined) continue;
    await transaction
      .updateTable('order_events')
      .set({ facts: JSON.stringify(retainedFacts) })
      .where('id', '=', id)
      .execute();
  }
}

/** Deletes the notes of staff: they can be about the person, and the sale does not need them. */
async function deleteNotesOf(transaction: Transaction<Database>, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return;
  await transaction.deleteFrom('order_notes').where('order_number', 'in', numbers).execute();
}

async function forgetSale(transaction: Transaction<Database>, order: OrderRow): Promise<void> {
  const document = JSON.stringify(withoutContact(readOrderDocument(order), order.state));
  await transaction
    .updateTable('orders')
    .set({ customer_id: null, document })
    .where('number', '=', order.number)
    .execute();
  await eraseEngravings(transaction, order);
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
  await eraseEngravings(transaction, { number, state: 'cancelled' });
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
