import { z } from 'zod';
import { GATEWAYS } from '#lib/contract/vocabulary.ts';

/** Who sends webhooks: the gateways, and the courier. */
export const PLAYED = [...GATEWAYS, 'courier'] as const;
export type Played = (typeof PLAYED)[number];

const gateway = z.enum(GATEWAYS);
/** Stored as JSON. */
const fields = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.record(z.string(), z.string()));

/**
 * A payment that the store requested: an order at Razorpay, a transaction at PayU. `amount` in paise, times in
 * epoch milliseconds.
 */
export const orderRecord = z.object({
  /** `order_…`; the transaction number at PayU. */
  id: z.string(),
  gateway,
  /** The store's own reference; empty where it gave none. */
  receipt: z.string(),
  amount: z.int(),
  currency: z.string(),
  /** The notes at Razorpay; the fields of the form at PayU. */
  document: fields,
  createdAt: z.int(),
});
export type OrderRecord = z.output<typeof orderRecord>;

/** One attempt to pay an order. */
export const paymentRecord = z.object({
  id: z.string(),
  gateway,
  orderId: z.string(),
  amount: z.int(),
  currency: z.string(),
  /**
   * `pending`: the outcome is not known yet, PayU only. `auto-refunded`: authorised, then refunded by the
   * gateway itself, Razorpay only.
   */
  status: z.enum(['failed', 'pending', 'authorized', 'captured', 'auto-refunded']),
  instrument: z.string(),
  /** Why the payment failed; empty otherwise. */
  reason: z.string(),
  email: z.string(),
  contact: z.string(),
  createdAt: z.int(),
});
export type PaymentRecord = z.output<typeof paymentRecord>;
export type PaymentStatus = PaymentRecord['status'];

/** Whether a payment counts for the store: it neither failed nor was refunded automatically. */
export function isEffective({ status }: Pick<PaymentRecord, 'status'>): boolean {
  return status !== 'failed' && status !== 'auto-refunded';
}

/** A refund. */
export const refundRecord = z.object({
  id: z.string(),
  gateway,
  paymentId: z.string(),
  amount: z.int(),
  /** The idempotency key; empty where there is none. */
  key: z.string(),
  /** The store's own reference; empty where it gave none. */
  receipt: z.string(),
  /** The body of the refund request, byte for byte. */
  request: z.string(),
  status: z.enum(['pending', 'processed', 'failed']),
  createdAt: z.int(),
});
export type RefundRecord = z.output<typeof refundRecord>;
export type RefundStatus = RefundRecord['status'];

/** A shopper's visit to the sandbox's page, with the return URL that the store's page sent. */
export const visitRecord = z.object({ id: z.string(), gateway, orderId: z.string(), document: fields });
export type VisitRecord = z.output<typeof visitRecord>;

/** One webhook delivery to the store, waiting or done. Times in epoch milliseconds. */
export const webhookRecord = z.object({
  position: z.int(),
  gateway: z.enum(PLAYED),
  orderId: z.string(),
  event: z.string(),
  /** The same for every delivery of the event. */
  eventId: z.string(),
  headers: fields,
  body: z.string(),
  /** `held` waits until a test sends it; `given-up` was tried for a day. */
  state: z.enum(['waiting', 'delivered', 'held', 'given-up']),
  tries: z.int(),
  dueAt: z.int(),
  firstAt: z.int(),
});
export type WebhookRecord = z.output<typeof webhookRecord>;
