import type { Transaction } from 'kysely';
import { inSavepoint } from '../core/db/in-savepoint.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, type Outcome } from '../core/outcome.ts';
import { lockHolder, readOrderedSkus, reserveHoldings, returnHoldings } from './holdings.ts';
import { lockOrder } from './lock-orders.ts';
import type { OrderRow } from './order-repository.ts';

/** How long an order holds its goods for a payment. */
export const HOLD_MS = 10 * 60 * 1000;
/** The most pieces of one SKU that all open orders of a customer hold together. */
export const HELD_AT_MOST = 10;

/**
 * Why an order is given up: another of its purchase came, nobody paid for a day, or its account was deleted; or, once it was
 * confirmed, why it is cancelled: its customer wants so, or the store has to.
 */
export type CancelReason = 'superseded' | 'not-paid' | 'account-deleted' | 'customer' | 'store' | 'undelivered';

/**
 * Holds goods, coupon, gift coupon and gift cards of an unpaid order from now on, all or none; does nothing where they are
 * held. The basket of the order is locked. Null where it was done, otherwise why not: OutOfStock, QuantityLimit, CouponUsed,
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
 * Gives back what an order holds, once: false where it holds nothing, or comes in the place of returned goods and is not given
 * up. With a reason the order is given up for good, where it waits for its payment.
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
  }
  // What comes in an exchange waits for its payment all day: whoever fails to pay once may try again.
  if (order?.hold !== 'held' || (order.exchange_of !== '' && reason === undefined)) return false;
  await transaction
    .updateTable('orders')
    .set({ hold: 'released', hold_expires_at: null })
    .where('number', '=', number)
    .execute();
  await returnHoldings(transaction, order, now);
  return true;
}

/** A shopper who never pays keeps no more than this from others. */
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
    if (others + quantity > HELD_AT_MOST) {
      return fail('QuantityLimit', undefined, { Maximum: Math.max(0, HELD_AT_MOST - others) });
    }
  }
  return null;
}
