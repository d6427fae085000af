import { z } from 'zod';
import { GATEWAYS } from '#lib/contract/vocabulary.ts';

const gateway = z.enum(GATEWAYS);
/** Kept as JSON. */
const fields = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.record(z.string(), z.string()));

/** What a shop asked to be paid: an order at Razorpay, a transaction at PayU. `amount` in paise, times in epoch ms. */
export const orderRecord = z.object({
  /** `order_…`; at PayU the transaction number. */
  id: z.string(),
  gateway,
  /** The shop's own name for it; empty where it gave none. */
  receipt: z.string(),
  amount: z.int(),
  currency: z.string(),
  /** Notes at Razorpay; at PayU the fields of the form. */
  document: fields,
  createdAt: z.int(),
});
export type OrderRecord = z.output<typeof orderRecord>;

/** One try to pay an order. */
export const paymentRecord = z.object({
  id: z.string(),
  gateway,
  orderId: z.string(),
  amount: z.int(),
  currency: z.string(),
  /** `pending`: nobody knows yet, at PayU alone. `auto-refunded`: authorised, then sent back unasked, at Razorpay alone. */
  status: z.enum(['failed', 'pending', 'authorized', 'captured', 'auto-refunded']),
  instrument: z.string(),
  /** Why it failed; empty otherwise. */
  reason: z.string(),
  email: z.string(),
  contact: z.string(),
  createdAt: z.int(),
});
export type PaymentRecord = z.output<typeof paymentRecord>;
export type PaymentStatus = PaymentRecord['status'];

/** Whether a payment may be or become the shop's: it did not fail, nor did it go back by itself. */
export function isEffective({ status }: Pick<PaymentRecord, 'status'>): boolean {
  return status !== 'failed' && status !== 'auto-refunded';
}

/** Money that goes back. */
export const refundRecord = z.object({
  id: z.string(),
  gateway,
  paymentId: z.string(),
  amount: z.int(),
  /** The idempotency key; empty where there is none. */
  key: z.string(),
  /** The shop's own name for it; empty where it gave none. */
  receipt: z.string(),
  /** The request that asked for it, byte for byte. */
  request: z.string(),
  status: z.enum(['pending', 'processed', 'failed']),
  createdAt: z.int(),
});
export type RefundRecord = z.output<typeof refundRecord>;
export type RefundStatus = RefundRecord['status'];

/** A shopper on the sandbox's page, with what the shop's page said of the way back. */
export const visitRecord = z.object({ id: z.string(), gateway, orderId: z.string(), document: fields });
export type VisitRecord = z.output<typeof visitRecord>;

/** One delivery of news to the shop, that waits or is done. Times in epoch milliseconds. */
export const webhookRecord = z.object({
  position: z.int(),
  gateway,
  orderId: z.string(),
  event: z.string(),
  /** The same however often it is sent. */
  eventId: z.string(),
  headers: fields,
  body: z.string(),
  /** `held` waits for a test to send it; `given-up` was tried for a day. */
  state: z.enum(['waiting', 'delivered', 'held', 'given-up']),
  tries: z.int(),
  dueAt: z.int(),
  firstAt: z.int(),
});
export type WebhookRecord = z.output<typeof webhookRecord>;
