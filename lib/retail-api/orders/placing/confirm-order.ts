import type { Transaction } from 'kysely';
import type { Gateway } from '#lib/contract/index.ts';
import { count } from '#lib/shared/metrics/record.ts';
import { type Basket, markChanged } from '../../cart/baskets/basket-repository.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { inSavepoint } from '../../core/db/in-savepoint.ts';
import type { Database } from '../../core/db/schema.ts';
import { abandonOrders } from '../holds/abandon-order.ts';
import type { CancelReason } from '../holds/hold-order.ts';
import { holdingsOf, lockHoldings, reserveHoldings } from '../holds/holdings.ts';
import { lockPurchase } from '../lock-orders.ts';
import { enqueueOrderMail } from '../mails/order-mails.ts';
import { type OrderRow, readOrder, readOrderDocument, readOrderLines } from '../order-repository.ts';
import { emitOrder } from '../order-webhooks.ts';
import { eraseBankAccount } from '../returns/erase-account.ts';
import { issueInvoice } from './invoice-number.ts';
import { canJoin, replaceItems, takeAddressOfBase } from './joined-order.ts';
import { saveBuyer } from './save-buyer.ts';

/**
 * The result of confirming a paid order: `already-confirmed`; `superseded` by another confirmed order of its purchase;
 * `unavailable`: its stock was released and sold, or its account was deleted.
 */
export type Confirmation = 'confirmed' | 'already-confirmed' | 'superseded' | 'unavailable';

const ACCOUNT_DELETED: CancelReason = 'account-deleted';
const WITHDRAWN: CancelReason = 'store';

/** What pays an order. */
interface Settling {
  gateway: Gateway;
  /** Whether it moved no money. */
  test: boolean;
}

type ConfirmContext = Pick<CoreContext, 'siteUrl' | 'secret'> & {
  /** Epoch milliseconds. */
  now: number;
  /** Left out if no gateway is needed. */
  settling?: Settling;
};

/**
 * Confirms an order that is paid, or will be paid on delivery: what it holds becomes its own, the ordered items leave
 * the basket, the invoice is issued and the shopper notified. Money may arrive late: released stock is reserved again
 * if it is still there, even from another open order of the same purchase. Its payment method is the gateway that
 * settles it, whichever was opened last. Nothing changes unless the result is `confirmed`. Throws for an unknown order.
 */
export async function confirmOrder(
  transaction: Transaction<Database>,
  number: string,
  context: ConfirmContext,
): Promise<Confirmation> {
  const { now } = context;
  const { basket, orders } = await lockPurchase(transaction, number);
  const order = orders.find((candidate) => candidate.number === number);
  if (!order) throw new Error('The order to confirm does not exist.');
  if (order.confirmed_at !== null) return 'already-confirmed';
  if (orders.some(({ confirmed_at }) => confirmed_at !== null)) return 'superseded';
  // Its account was deleted, so there is no recipient.
  if (order.cancel_reason === ACCOUNT_DELETED) return 'unavailable';
  // Staff withdrew it.
  if (order.placed_by !== '' && order.cancel_reason === WITHDRAWN) return 'unavailable';
  // The value of the returned items has been refunded instead.
  if (order.exchange_of !== '' && order.state === 'cancelled') return 'unavailable';
  if (!(await canJoin(transaction, order))) return 'unavailable';
  const rivals = orders.filter((rival) => rival !== order && rival.state === 'payment-pending');
  if (order.adds_to !== '') await lockJoined(transaction, order, now);
  const refused = await inSavepoint(transaction, async () => {
    const wants = () => holdingsOf(transaction, order);
    await abandonOrders(transaction, rivals, { customerId: order.customer_id, wants }, now);
    return order.hold === 'held' ? null : reserveHoldings(transaction, order, now);
  });
  if (refused) return 'unavailable';
  const joined = await takeAddressOfBase(transaction, order);
  await transaction
    .updateTable('orders')
    .set({
      state: 'confirmed',
      hold: 'taken',
      hold_expires_at: null,
      confirmed_at: now,
      cancelled_at: null,
      cancel_reason: '',
      ...paidBy(joined, context.settling),
    })
    .where('number', '=', number)
    .execute();
  if (order.exchange_of !== '') await eraseBankAccount(transaction, order.exchange_of);
  await saveBuyer(transaction, number, readOrderDocument(joined));
  if (basket) await takeFromBasket(transaction, basket, order, now);
  await replaceItems(transaction, order, () => issueInvoice(transaction, number, now), context);
  const isPaid = context.settling !== undefined || order.payment_method !== 'cash-on-delivery';
  await emitOrder(transaction, number, ['order.confirmed', ...(isPaid ? (['order.paid'] as const) : [])], now);
  await enqueueOrderMail(transaction, { number, kind: 'confirmed' }, context);
  count('ordersConfirmed', {});
  return 'confirmed';
}

/** Locks what both orders hold, because one reserves and the other releases. */
async function lockJoined(transaction: Transaction<Database>, order: OrderRow, now: number): Promise<void> {
  const base = await readOrder(transaction, order.adds_to);
  const all = [order, ...(base ? [base] : [])];
  const holdings = await Promise.all(all.map((one) => holdingsOf(transaction, one)));
  await lockHoldings(transaction, null, holdings, now);
}

function paidBy(order: OrderRow, settling: Settling | undefined): Partial<OrderRow> {
  if (!settling) return {};
  const document = { ...readOrderDocument(order), testPayment: settling.test };
  return { payment_method: settling.gateway, document: JSON.stringify(document) };
}

/**
 * Removes the ordered items from a locked basket: all of them if it is unchanged, otherwise as many as are still in it.
 */
async function takeFromBasket(
  transaction: Transaction<Database>,
  basket: Basket,
  order: OrderRow,
  now: number,
): Promise<void> {
  if (basket.version === readOrderDocument(order).basketVersion) {
    await transaction.deleteFrom('basket_lines').where('basket_guid', '=', basket.guid).execute();
  } else {
    const lines = (await readOrderLines(transaction, [order.number])).get(order.number) ?? [];
    for (const { sku, quantity, document } of lines) {
      const engraving = document.engraving?.text ?? '';
      await transaction
        .deleteFrom('basket_lines')
        .where('basket_guid', '=', basket.guid)
        .where('sku', '=', sku)
        .where('engraving', '=', engraving)
        .where('quantity', '<=', quantity)
        .execute();
      await transaction
        .updateTable('basket_lines')
        .set((line) => ({ quantity: line('quantity', '-', quantity) }))
        .where('basket_guid', '=', basket.guid)
        .where('sku', '=', sku)
        .where('engraving', '=', engraving)
        .where('quantity', '>', quantity)
        .execute();
    }
  }
  await markChanged(transaction, basket, now);
}
