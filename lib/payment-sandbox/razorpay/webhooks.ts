import { eventId } from '../ids.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { OrderRecord, PaymentRecord, RefundRecord } from '../ledger/records.ts';
import type { WebhookMessage } from '../ledger/webhook-queue.ts';
import { toOrderEntity, toPaymentEntity, toRefundEntity } from './entities.ts';
import { webhookSignature } from './signature.ts';

type Entity = Record<string, unknown>;

/** Returns the events of a payment in its current state, in Razorpay's order, each with a snapshot. */
export function paymentEvents(
  ledger: Ledger,
  order: OrderRecord,
  payment: PaymentRecord,
  now: number,
): WebhookMessage[] {
  const entity = toPaymentEntity(ledger, payment);
  const eventOf = (event: string, entities: Record<string, Entity>) => webhookEvent(order.id, event, entities, now);
  if (payment.status === 'failed') return [eventOf('payment.failed', { payment: entity })];
  const authorized = eventOf('payment.authorized', {
    payment: { ...entity, status: 'authorized', captured: false, fee: null, tax: null },
  });
  if (payment.status === 'authorized') return [authorized];
  return [authorized, ...captureEvents(ledger, order, payment, now)];
}

/** Returns the events of a payment that was authorised before and is captured now. */
export function captureEvents(
  ledger: Ledger,
  order: OrderRecord,
  payment: PaymentRecord,
  now: number,
): WebhookMessage[] {
  const entity = toPaymentEntity(ledger, payment);
  return [
    webhookEvent(order.id, 'payment.captured', { payment: entity }, now),
    webhookEvent(order.id, 'order.paid', { payment: entity, order: toOrderEntity(ledger, order) }, now),
  ];
}

/** Returns the events of a refund: `created` once, then its outcome. */
export function refundEvents(
  ledger: Ledger,
  {
    refund,
    payment,
    event,
  }: { refund: RefundRecord; payment: PaymentRecord; event: 'created' | 'processed' | 'failed' },
  now: number,
): WebhookMessage {
  const entities = { refund: toRefundEntity(refund), payment: toPaymentEntity(ledger, payment) };
  return webhookEvent(payment.orderId, `refund.${event}`, entities, now);
}

/**
 * Returns body and headers of an event (razorpay.com/docs/webhooks/validate-test); the signature covers the
 * bytes.
 */
function webhookEvent(orderId: string, event: string, entities: Record<string, Entity>, now: number): WebhookMessage {
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_SamaySandbox01',
    event,
    contains: Object.keys(entities),
    payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
    created_at: Math.floor(now / 1000),
  });
  const id = eventId();
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-signature': webhookSignature(body),
    'x-razorpay-event-id': id,
  };
  return { gateway: 'razorpay', orderId, event, eventId: id, headers, body };
}
