import type { Transaction } from 'kysely';
import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';
import { inTransaction } from '../core/db/in-transaction.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { holdOrder } from '../orders/holds/hold-order.ts';
import { lockPurchase } from '../orders/lock-orders.ts';
import { findOrder, type OrderRow, readOrderDocument } from '../orders/order-repository.ts';
import { canJoin } from '../orders/placing/joined-order.ts';
import { paymentStateOf } from '../orders/wire/order-wire.ts';
import { attemptToPay } from './attempt-to-pay.ts';
import type { Payer } from './gateway.ts';
import { checkPaymentRate, type OpenedPayment, type OpenPayment, type PaymentRequest } from './opened-payment.ts';
import { canPay } from './rules/payment-state.ts';

/** Opens a payment of an order at the total it was placed with, and takes a new hold if the old one was released. */
export const openOrderPayment: OpenPayment = async (context, caller, request) => {
  const found = await findOrder(context.db, { OrderKey: request.key, OrderNumber: '' }, caller);
  if (!found) return fail('NotFound', 'There is no such order.');
  const rateLimited = await checkPaymentRate(context, 'order', found.number);
  if (rateLimited) return rateLimited;
  const { payments, now } = context;
  return inTransaction<OpenedPayment>(context.db, async (transaction) => {
    const { orders } = await lockPurchase(transaction, found.number);
    const order = orders.find(({ number }) => number === found.number);
    if (!order) return fail('NotFound', 'There is no such order.');
    if (order.confirmed_at !== null && order.state !== 'cancelled') return succeed('settled' as const);
    const refusal = await refuseToOpen(transaction, order, orders, now());
    if (refusal) return refusal;
    await transaction
      .updateTable('orders')
      .set({ payment_method: request.gateway })
      .where('number', '=', order.number)
      .execute();
    const attempt = await attemptToPay(transaction, {
      subject: 'order',
      subjectId: order.number,
      gateway: request.gateway,
      amount: order.payable,
      test: payments.test,
      now: now(),
    });
    return succeed({ attempt, payer: payerOf(order, request) });
  });
};

/**
 * Why an order cannot be paid now: it is closed, its payment is being checked, or its items are no longer available.
 */
async function refuseToOpen(
  transaction: Transaction<Database>,
  order: OrderRow,
  purchase: readonly OrderRow[],
  now: number,
): Promise<Outcome<never> | null> {
  const { state, placed_at } = order;
  const isBought = purchase.some(({ confirmed_at }) => confirmed_at !== null);
  const money = await paymentStateOf(transaction, order);
  // Paying again while the payment state is unknown could pay twice.
  if (money === 'checking' && !isBought) return fail('Conflict', 'The gateway is being asked whether it is paid.');
  if (isBought || !canPay({ state, paymentState: money }, placed_at, now)) return fail('OrderClosed');
  if (!(await canJoin(transaction, order))) return fail('OrderClosed');
  return holdOrder(transaction, order, now);
}

function payerOf(order: OrderRow, { siteUrl }: PaymentRequest): Omit<Payer, 'returnToken'> {
  const { customer } = readOrderDocument(order);
  return {
    ...customer,
    siteUrl,
    describe: () => m.paymentForOrder({ number: order.number }),
    cancelPath: paths.makePayment(order.key, 'cancelled'),
  };
}
