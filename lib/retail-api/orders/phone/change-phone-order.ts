import type { Transaction } from 'kysely';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { canPay } from '../../payments/rules/payment-state.ts';
import { releaseOrder } from '../holds/hold-order.ts';
import { lockPurchase } from '../lock-orders.ts';
import { enqueueOrderMail } from '../mails/order-mails.ts';
import { notAllowedNow } from '../not-allowed.ts';
import type { OrderRow } from '../order-repository.ts';
import { paymentStateOf } from '../wire/order-wire.ts';

type ChangeContext = Pick<CoreContext, 'siteUrl' | 'secret'> & {
  /** Epoch milliseconds. */
  now: number;
};

/** An order that staff placed and that may still be paid, locked. Refuses with NotFound or NotAllowedNow. */
async function lockUnpaid(transaction: Transaction<Database>, number: string, now: number): Promise<Outcome<OrderRow>> {
  const { orders } = await lockPurchase(transaction, number);
  const order = orders.find((one) => one.number === number && one.placed_by !== '');
  if (!order) return fail('NotFound', 'Staff placed no such order.');
  const money = await paymentStateOf(transaction, order);
  if (money === 'checking') return notAllowedNow('being-paid');
  return canPay({ state: order.state, paymentState: money }, order.placed_at, now)
    ? succeed(order)
    : notAllowedNow('step');
}

/** Sends the link of an unpaid order of staff again; refuses as {@link lockUnpaid}. */
export async function resendPaymentLink(
  transaction: Transaction<Database>,
  number: string,
  context: ChangeContext,
): Promise<Outcome<null>> {
  const found = await lockUnpaid(transaction, number, context.now);
  if (found.code !== 'Success') return found;
  await enqueueOrderMail(transaction, { number, kind: 'payment-link' }, context);
  return succeed(null);
}

/** Ends an unpaid order of staff for good; refuses as {@link lockUnpaid}. `now`: epoch milliseconds. */
export async function endPhoneOrder(
  transaction: Transaction<Database>,
  number: string,
  now: number,
): Promise<Outcome<null>> {
  const found = await lockUnpaid(transaction, number, now);
  if (found.code !== 'Success') return found;
  await releaseOrder(transaction, number, now, { reason: 'store' });
  return succeed(null);
}
