import type { Transaction } from 'kysely';
import type { EventTypeOf, RefundMethod } from '#lib/contract/index.ts';
import { count } from '#lib/shared/metrics/record.ts';
import type { Database } from '../core/db/schema.ts';
import { emitEvents } from '../messages/webhooks/emit-events.ts';
import { hasEndpoints } from '../messages/webhooks/endpoint-repository.ts';
import type { AttemptRow } from './attempts.ts';

interface ReportedPayment {
  gatewayPaymentId: string;
  /** Paise. */
  amount: number;
}

/** Counts a payment and emits the webhook of it, of a locked attempt. `now` in epoch milliseconds. */
export async function emitPayment(
  transaction: Transaction<Database>,
  type: EventTypeOf<'payment'>,
  { subject, subject_id, gateway }: Pick<AttemptRow, 'subject' | 'subject_id' | 'gateway'>,
  { gatewayPaymentId, amount }: ReportedPayment,
  now: number,
): Promise<void> {
  count('payments', { gateway, outcome: type === 'payment.captured' ? 'captured' : 'failed' });
  // The id of an order for a gift card opens its page, so that nobody else is told.
  const orderNumber = subject === 'order' ? subject_id : '';
  const data = { OrderNumber: orderNumber, Gateway: gateway, GatewayPaymentId: gatewayPaymentId, Amount: amount };
  const events = [{ about: aboutMoney(orderNumber, `payment:${gatewayPaymentId}`), data }];
  await emitEvents(transaction, { topic: 'payment', type, events }, now);
}

interface ReportedRefund {
  /** Empty for a gift card. */
  orderNumber: string;
  method: RefundMethod;
  reference: string;
  /** Paise. */
  amount: number;
}

/** Emits the webhook of a refund. `now` in epoch milliseconds. */
export async function emitRefund(
  transaction: Transaction<Database>,
  type: EventTypeOf<'refund'>,
  { orderNumber, method, reference, amount }: ReportedRefund,
  now: number,
): Promise<void> {
  const data = { OrderNumber: orderNumber, Method: method, Reference: reference, Amount: amount };
  const events = [{ about: aboutMoney(orderNumber, `refund:${reference}`), data }];
  await emitEvents(transaction, { topic: 'refund', type, events }, now);
}

/** Emits the webhook of a refund at a gateway, as it is stored. `now` in epoch milliseconds. */
export async function emitGatewayRefund(
  transaction: Transaction<Database>,
  type: EventTypeOf<'refund'>,
  refundId: string,
  now: number,
): Promise<void> {
  if (!(await hasEndpoints(transaction))) return;
  const refund = await transaction
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.reason', 'refunds.amount', 'payments.subject', 'payments.subject_id'])
    .where('refunds.id', '=', refundId)
    .executeTakeFirstOrThrow();
  const orderNumber = refund.subject === 'order' ? refund.subject_id : '';
  const { reason: reference, amount } = refund;
  await emitRefund(transaction, type, { orderNumber, method: 'gateway', reference, amount }, now);
}

/** Money of an order is reported in order with everything about the order. */
function aboutMoney(orderNumber: string, other: string): string {
  return orderNumber === '' ? other : `order:${orderNumber}`;
}
