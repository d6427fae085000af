import type { Transaction } from 'kysely';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { inSavepoint } from '../../core/db/in-savepoint.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome } from '../../core/outcome.ts';
import { lockOrder } from '../lock-orders.ts';
import type { OrderRow } from '../order-repository.ts';
import { emitOrder } from '../order-webhooks.ts';
import { lockHolder, readOrderedSkus, reserveHoldings, returnHoldings } from './holdings.ts';

/** How long an order holds its items for a payment. */
export const HOLD_MS = 10 * MINUTE_MS;
/** The most items of one SKU that all open orders of a customer hold together. */
const MAX_HELD_UNITS = 10;

/**
 * Why an unpaid order is abandoned: another order of its purchase, a day without payment, or a deleted account; or why
 * a confirmed order is cancelled: by its customer, or by the store.
 */
export type CancelReason = 'superseded' | 'not-paid' | 'account-deleted' | 'customer' | 'store' | 'undelivered';

/**
 * Holds items, coupon, gift coupon and gift cards of an unpaid order from now on, all or none; does nothing if they are
 * held. The basket of the order is locked. Null on success, otherwise why not: OutOfStock, QuantityLimit, CouponUsed,
 * CouponUnknown, GiftCouponTaken, GiftCardEmpty, OrderClosed. `now` in epoch milliseconds.
 */
export async function holdOrder(
  transaction: Transaction<Database>,
  { number }: Pick<OrderRow, 'number'>,
  now: number,
): Promise<Outcome<never> | null> {
  return inSavepoint(transaction, async () => {
    const order = await lockOrder(transaction, number);
    if (order?.state !== 'payment-pending') return fail('OrderClosed');
    if (order.hold !== 'released') return null;
    const refused = (await refuseHoarding(transaction, order, now)) ?? (await reserveHoldings(transaction, order, now));
    if (refused) return refused;
    await transaction
      .updateTable('orders')
      .set({ hold: 'held', hold_expires_at: now + HOLD_MS })
      .where('number', '=', number)
      .execute();
    return null;
  });
}

/**
 * Releases what an order holds, once: false if it holds nothing, or is the unpaid replacement of an exchange and is not
 * abandoned. With a reason, an unpaid order is abandoned for good.
 */
export async function releaseOrder(
  transaction: Transaction<Database>,
  number: string,
  now: number,
  { reason }: { reason?: CancelReason } = {},
): Promise<boolean> {
  const order = await lockOrder(transaction, number);
  if (reason !== undefined && order?.state === 'payment-pending') {
    await transaction
      .updateTable('orders')
      .set({ state: 'cancelled', cancelled_at: now, cancel_reason: reason })
      .where('number', '=', number)
      .execute();
    await emitOrder(transaction, number, ['order.cancelled'], now);
  }
  // The replacement of an exchange is held all day for its payment: a failed payment can be retried.
  if (order?.hold !== 'held' || (order.exchange_of !== '' && reason === undefined)) return false;
  await transaction
    .updateTable('orders')
    .set({ hold: 'released', hold_expires_at: null })
    .where('number', '=', number)
    .execute();
  await returnHoldings(transaction, order, now);
  return true;
}

/** Limits how many items a shopper who never pays can withhold from others. */
async function refuseHoarding(
  transaction: Transaction<Database>,
  { number, customer_id }: OrderRow,
  now: number,
): Promise<Outcome<never> | null> {
  await lockHolder(transaction, customer_id, now);
  const held = await transaction
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_number', 'orders.number')
    .select(['order_lines.sku', 'order_lines.quantity'])
    .where('orders.customer_id', '=', customer_id)
    .where('orders.hold_expires_at', 'is not', null)
    .execute();
  for (const { sku, quantity } of await readOrderedSkus(transaction, number)) {
    const others = held.filter((line) => line.sku === sku).reduce((sum, line) => sum + line.quantity, 0);
    if (others + quantity > MAX_HELD_UNITS) {
      return fail('QuantityLimit', undefined, { Maximum: Math.max(0, MAX_HELD_UNITS - others) });
    }
  }
  return null;
}
