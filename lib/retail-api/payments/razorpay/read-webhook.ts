import { createHash } from 'node:crypto';
import { z } from 'zod';
import { uniqueJson } from '#lib/shared/unique-json.ts';
import type { RefundState, WebhookReading } from '../gateway.ts';
import { paymentEntity, paymentUpdateOf } from './payment-entity.ts';
import { refundEntity, refundStateOf } from './refund-entity.ts';
import { isWebhookSignature } from './signatures.ts';

const envelope = z.object({ event: z.string().min(1).max(100) });
const paymentEvent = z.object({ payload: z.object({ payment: z.object({ entity: paymentEntity }) }) });
const refundEvent = z.object({ payload: z.object({ refund: z.object({ entity: refundEntity }) }) });

const PAYMENT_EVENTS: ReadonlySet<string> = new Set([
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
]);
/** Refund events, with the refund state if the event is more specific than the refund it contains. */
const REFUND_EVENTS: ReadonlyMap<string, RefundState | null> = new Map([
  ['refund.created', null],
  ['refund.speed_changed', null],
  ['refund.processed', 'processed'],
  ['refund.failed', 'failed'],
]);

/**
 * Reads a Razorpay webhook, whose signature covers its raw bytes (razorpay.com/docs, Webhooks). Without an event id,
 * the hash of the body is used, so that the event is still applied once.
 */
export function readWebhook(secret: string, body: Uint8Array, signature: string, signatureId: string): WebhookReading {
  if (!isWebhookSignature(secret, body, signature)) return { kind: 'invalid', reason: 'signature' };
  const content = uniqueJson(body);
  const parsed = envelope.safeParse(content);
  if (!parsed.success) return { kind: 'invalid', reason: 'unreadable' };
  const { event } = parsed.data;
  const eventId = signatureId || createHash('sha256').update(body).digest('hex');
  if (PAYMENT_EVENTS.has(event)) {
    const about = paymentEvent.safeParse(content);
    if (!about.success) return { kind: 'invalid', reason: 'unreadable' };
    const payment = about.data.payload.payment.entity;
    // A payment link or similar of the same account, not one of our orders.
    if (!payment.order_id) return { kind: 'ignored', eventId, event };
    return {
      kind: 'payment',
      eventId,
      event,
      reference: { gatewayOrderId: payment.order_id },
      update: paymentUpdateOf(payment),
    };
  }
  const state = REFUND_EVENTS.get(event);
  if (state === undefined) return { kind: 'ignored', eventId, event };
  const about = refundEvent.safeParse(content);
  if (!about.success) return { kind: 'invalid', reason: 'unreadable' };
  const refund = about.data.payload.refund.entity;
  return { kind: 'refund', eventId, event, gatewayRefundId: refund.id, state: state ?? refundStateOf(refund) };
}
