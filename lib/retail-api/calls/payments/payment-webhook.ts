import { calls } from '#lib/contract/index.ts';
import { type ApiContext, handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { countNews } from '../../payments/apply-news.ts';
import { findAttempt, gatewayOf } from '../../payments/attempts.ts';
import type { PaymentGateway, WebhookReading } from '../../payments/gateway.ts';
import { askSoon } from '../../payments/mark-asking.ts';
import type { PaymentAlarm } from '../../payments/payment-alarm.ts';
import { noteEvent } from '../../payments/payment-events.ts';
import { countRefund, findRefund } from '../../payments/refund-news.ts';
import { refuseInvalid } from '../../payments/refuse-invalid.ts';
import { tellFailed, waitAfter } from '../../payments/send-refunds.ts';

/**
 * Signed news of a gateway, each counted once with the event that told it; what is ignored leaves no trace. No gateway is
 * called: it waits for the answer.
 */
export const paymentWebhook = handlerFor(calls.paymentWebhook, async (request, context, caller) => {
  const gateway = context.payments.gateways.get(request.Gateway);
  if (!gateway) return refuse('PaymentUnavailable');
  const body = new Uint8Array(Buffer.from(request.BodyBase64, 'base64'));
  const reading = gateway.readWebhook(body, request.Signature, request.EventId);
  if (reading.kind === 'invalid') {
    const { reason } = reading;
    return refuseInvalid(context, caller, { event: 'payment-webhook-invalid', gateway: gateway.name, reason });
  }
  if (reading.kind === 'payment') await countPayment(context, gateway, reading);
  else if (reading.kind === 'refund') await countRefundEvent(context, gateway, reading);
  return succeed({});
});

type Told<Kind extends WebhookReading['kind']> = Extract<WebhookReading, { kind: Kind }>;

async function countPayment(context: ApiContext, gateway: PaymentGateway, reading: Told<'payment'>): Promise<void> {
  const { db, now, alarm } = context;
  const { reference, news } = reading;
  const found = await findAttempt(db, gateway.name, reference);
  // A payment that was a test pays for nothing that costs money.
  const attempt = found && gatewayOf(context.payments, found) ? found : undefined;
  if (attempt && news) return countNews(context, attempt, news, reading);
  const isNew = await db.transaction().execute(async (transaction) => {
    const noted = await noteEvent(transaction, gateway.name, reading, now());
    if (noted && attempt) await askSoon(transaction, attempt.id, now());
    return noted;
  });
  const nobody: PaymentAlarm = 'payment-of-nobody';
  // An account at a gateway may serve other shops as well: only money that was taken is worth a look.
  if (isNew && !attempt && news?.kind === 'captured') {
    alarm(nobody, { gateway: gateway.name, payment: news.gatewayPaymentId });
  }
}

/** A refund whose name is not known here yet is asked for by whoever sent it. */
async function countRefundEvent(context: ApiContext, gateway: PaymentGateway, reading: Told<'refund'>): Promise<void> {
  const { db } = context;
  const now = context.now();
  const { gatewayRefundId, state } = reading;
  const failed = await db.transaction().execute(async (transaction) => {
    if (!(await noteEvent(transaction, gateway.name, reading, now))) return null;
    const refund = await findRefund(transaction, gateway.name, gatewayRefundId);
    if (!refund) return null;
    const nextTryAt = now + waitAfter(refund.tries);
    const counted = await countRefund(transaction, refund.id, { state, gatewayRefundId, nextTryAt, now });
    return counted && state === 'failed' ? refund.id : null;
  });
  if (failed !== null) tellFailed(context, failed, gateway.name);
}
