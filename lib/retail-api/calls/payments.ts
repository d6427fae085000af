import { calls } from '#lib/contract/index.ts';
import { count } from '#lib/shared/metrics/record.ts';
import { consumeLimits } from '../core/limits/consume-limits.ts';
import { fail, succeed } from '../core/outcome.ts';
import { releaseOrder } from '../orders/holds/hold-order.ts';
import { lockPurchase } from '../orders/lock-orders.ts';
import { findOrder } from '../orders/order-repository.ts';
import { orderWire, paymentStateOf } from '../orders/wire/order-wire.ts';
import { applyPaymentUpdate, applyPaymentUpdates } from '../payments/apply-payment-updates.ts';
import { registerAttempt } from '../payments/attempt-to-pay.ts';
import { type AttemptRow, findAttempt, gatewayOf } from '../payments/attempts.ts';
import {
  GatewayUnavailable,
  type PaymentGateway,
  type ReturnReading,
  type WebhookReading,
} from '../payments/gateway.ts';
import { openGiftCardPayment } from '../payments/open-gift-card-payment.ts';
import { openOrderPayment } from '../payments/open-order-payment.ts';
import { recordPaymentEvent } from '../payments/payment-events.ts';
import { statusCheckLimit } from '../payments/payment-limits.ts';
import { queryGateway } from '../payments/query-gateway.ts';
import { findRefund, recordRefundUpdate } from '../payments/refund-update.ts';
import { rejectInvalid } from '../payments/reject-invalid.ts';
import { signReturnToken, verifyReturnToken } from '../payments/return-token.ts';
import { STATUS_REQUESTED } from '../payments/rules/payment-state.ts';
import { markStatusRequested, scheduleCheck } from '../payments/schedule-status-check.ts';
import { reportFailed, waitAfter } from '../payments/send-refunds.ts';
import { SUBJECTS } from '../payments/subjects/index.ts';
import type { ApiContext } from './api-context.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

const OPENERS = { order: openOrderPayment, 'gift-card': openGiftCardPayment };

/** Opens a payment or returns the open one. The attempt is stored before the gateway is called. */
const startPayment = handlerFor(calls.startPayment, async (request, context, caller) => {
  const gateway = context.payments.gateways.get(request.Gateway);
  if (!gateway) return fail('PaymentUnavailable');
  const paymentRequest = { key: request.OrderKey, gateway: gateway.name, siteUrl: new URL(request.SiteURL).origin };
  const opened = await OPENERS[request.Subject](context, caller, paymentRequest);
  if (opened.code !== 'Success') return opened;
  if (opened.data === 'settled') return succeed({ Kind: 'settled' as const });
  const { attempt, payer } = opened.data;
  try {
    const registered = await registerAttempt(context.db, gateway, attempt);
    count('payments', { gateway: gateway.name, outcome: 'started' });
    return succeed(gateway.start(registered, { ...payer, returnToken: signReturnToken(context.secret, attempt.id) }));
  } catch (error) {
    if (error instanceof GatewayUnavailable) return fail('PaymentUnavailable', error.message);
    throw error;
  }
});

/**
 * The return of a browser from a gateway. It only identifies the attempt to poll: the gateway's own status is what
 * counts.
 */
const paymentReturn = handlerFor(calls.paymentReturn, async (request, context, caller) => {
  const gateway = context.payments.gateways.get(request.Gateway);
  if (!gateway) return fail('PaymentUnavailable');
  const invalid = (reason: string) =>
    rejectInvalid(context, caller, { event: 'payment-return-invalid', gateway: gateway.name, reason });
  const reading = gateway.readReturn(request.Fields);
  if (reading.kind === 'invalid') return invalid(reading.reason);
  const marked = verifyReturnToken(context.secret, request.Mark);
  // This check precedes any database access: an unsigned return counts only from the browser that began the attempt.
  if (reading.kind === 'unsigned' && marked === null) return invalid('mark');
  const attempt = await findAttempt(context.db, gateway.name, reading.reference);
  if (!attempt || !gatewayOf(context.payments, attempt)) return invalid('unknown attempt');
  if (reading.kind === 'unsigned' && marked !== attempt.id) return invalid('mark of another attempt');
  if (attempt.state !== 'captured') {
    if (await mayCheck(context, attempt)) await queryAttempt(context, gateway, attempt, reading);
    else if (reading.kind === 'signed') await recordWithoutQuery(context, attempt, reading);
  }
  const status = await SUBJECTS[attempt.subject].paymentStatus(context.db, attempt.subject_id);
  if (!status) return invalid('nothing is paid for');
  return succeed({ Subject: attempt.subject, OrderKey: status.key, PaymentState: status.state });
});

type Reading = Exclude<ReturnReading, { kind: 'invalid' }>;

/** Whether the gateway may be polled again for an attempt; reloading the page too often does not poll. */
async function mayCheck({ db, secret, now }: ApiContext, attempt: AttemptRow): Promise<boolean> {
  const limits = [statusCheckLimit(secret, attempt.id)];
  return (await db.transaction().execute((transaction) => consumeLimits(transaction, limits, now()))) === null;
}

async function queryAttempt(
  context: ApiContext,
  gateway: PaymentGateway,
  attempt: AttemptRow,
  reading: Reading,
): Promise<void> {
  try {
    const isSuccess = reading.kind === 'signed' && reading.update?.kind !== 'failed';
    const all = await queryGateway(context, gateway, attempt, isSuccess ? reading.gatewayPaymentId : null);
    if (all.some(({ kind }) => kind === 'pending')) await markStatusRequested(context.db, attempt.id, context.now());
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    await recordWithoutQuery(context, attempt, reading);
  }
}

/** Applies a signed failure without polling; a success must be confirmed by the gateway in a later poll. */
async function recordWithoutQuery(context: ApiContext, attempt: AttemptRow, reading: Reading): Promise<void> {
  const signed = reading.kind === 'signed' ? reading.update : null;
  if (signed?.kind === 'failed') await applyPaymentUpdates(context, attempt, [signed]);
  else await markStatusRequested(context.db, attempt.id, context.now());
}

/**
 * Records signed payment events of a gateway, each once; ignored events are not stored. No gateway is called,
 * because the gateway waits for the response.
 */
const paymentWebhook = handlerFor(calls.paymentWebhook, async (request, context, caller) => {
  const gateway = context.payments.gateways.get(request.Gateway);
  if (!gateway) return fail('PaymentUnavailable');
  const body = new Uint8Array(Buffer.from(request.BodyBase64, 'base64'));
  const reading = gateway.readWebhook(body, request.Signature, request.EventId);
  if (reading.kind === 'invalid') {
    const { reason } = reading;
    return rejectInvalid(context, caller, { event: 'payment-webhook-invalid', gateway: gateway.name, reason });
  }
  if (reading.kind === 'payment') await recordPaymentWebhook(context, gateway, reading);
  else if (reading.kind === 'refund') await recordRefundWebhook(context, gateway, reading);
  return succeed({});
});

type ReadingOf<Kind extends WebhookReading['kind']> = Extract<WebhookReading, { kind: Kind }>;

async function recordPaymentWebhook(
  context: ApiContext,
  gateway: PaymentGateway,
  reading: ReadingOf<'payment'>,
): Promise<void> {
  const { db, now, alarm } = context;
  const { reference, update } = reading;
  const found = await findAttempt(db, gateway.name, reference);
  // A test payment does not pay for anything that costs real money.
  const attempt = found && gatewayOf(context.payments, found) ? found : undefined;
  if (attempt && update) return applyPaymentUpdate(context, attempt, update, reading);
  const isNew = await db.transaction().execute(async (transaction) => {
    const isRecorded = await recordPaymentEvent(transaction, gateway.name, reading, now());
    if (isRecorded && attempt) await scheduleCheck(transaction, attempt.id, now());
    return isRecorded;
  });
  // A gateway account may serve other stores as well, so only captured money raises an alert.
  if (isNew && !attempt && update?.kind === 'captured') {
    alarm('payment-of-nobody', { gateway: gateway.name, payment: update.gatewayPaymentId });
  }
}

/** Records a refund event; a refund whose gateway id is not stored yet is polled by the job that sent it. */
async function recordRefundWebhook(
  context: ApiContext,
  gateway: PaymentGateway,
  reading: ReadingOf<'refund'>,
): Promise<void> {
  const { db } = context;
  const now = context.now();
  const { gatewayRefundId, state } = reading;
  const recorded = await db.transaction().execute(async (transaction) => {
    if (!(await recordPaymentEvent(transaction, gateway.name, reading, now))) return null;
    const refund = await findRefund(transaction, gateway.name, gatewayRefundId);
    if (!refund) return null;
    const nextTryAt = now + waitAfter(refund.tries);
    const counted = await recordRefundUpdate(transaction, refund.id, { state, gatewayRefundId, nextTryAt, now });
    return counted ? refund.id : null;
  });
  if (recorded === null || state === 'sent') return;
  count('refunds', { gateway: gateway.name, outcome: state });
  if (state === 'failed') reportFailed(context, recorded, gateway.name);
}

/** Abandons paying for now. The attempts are still polled, and a later payment still counts. */
const cancelPayment = handlerFor(calls.cancelPayment, async (request, context, caller) => {
  const { db } = context;
  const now = context.now();
  const found = await findOrder(db, { ...request, OrderNumber: '' }, caller);
  if (!found) return fail('NotFound', 'There is no such order.');
  const { number } = found;
  await db.transaction().execute(async (transaction) => {
    const { orders } = await lockPurchase(transaction, number);
    const order = orders.find((one) => one.number === number);
    if (order?.state !== 'payment-pending') return;
    // The order may already be paid: its goods stay reserved until the gateway has confirmed or denied it.
    if ((await paymentStateOf(transaction, order)) === 'checking') return;
    await transaction
      .updateTable('payment_attempts')
      .set({ state: 'given-up', changed_at: now })
      .where('subject', '=', 'order')
      .where('subject_id', '=', number)
      .where('state', '=', 'created')
      .where('failure_reason', '!=', STATUS_REQUESTED)
      .execute();
    await releaseOrder(transaction, number, now);
  });
  const order = await findOrder(db, { ...request, OrderNumber: '' }, caller);
  return order ? succeed(await orderWire(db, order, now)) : fail('NotFound', 'There is no such order.');
});

/** Handlers of the calls about payments. */
export const paymentCalls: readonly CallHandler[] = [startPayment, paymentReturn, paymentWebhook, cancelPayment];
