import { z } from 'zod';
import { RETURN_KINDS, RETURN_STATES } from './after-sale-vocabulary.ts';
import { rupees } from './money.ts';
import { ORDER_STATES } from './order-vocabulary.ts';
import { PAYMENT_METHODS } from './vocabulary.ts';
import type { WebhookEventType } from './webhook-vocabulary.ts';

const orderData = z.object({
  OrderNumber: z.string(),
  State: z.enum(ORDER_STATES),
  PaymentMethod: z.enum(PAYMENT_METHODS),
  /** The price of the order, and the part of it that PaymentMethod pays. */
  TotalAmount: rupees,
  PayableAmount: rupees,
});

const paymentData = z.object({
  /** Empty for a gift card. */
  OrderNumber: z.string(),
  Gateway: z.string(),
  GatewayPaymentId: z.string(),
  Amount: rupees,
});

const refundData = z.object({
  /** Empty for a gift card. */
  OrderNumber: z.string(),
  /** How the money goes back: a refund method of the contract. */
  Method: z.string(),
  /** What it is for: `cancel:` and an id, the number of a return, or why a payment bought nothing. */
  Reference: z.string(),
  Amount: rupees,
});

const returnData = z.object({
  ReturnNumber: z.string(),
  OrderNumber: z.string(),
  Kind: z.enum(RETURN_KINDS),
  State: z.enum(RETURN_STATES),
  /** The value of the returned items. */
  Amount: rupees,
});

const stockData = z.object({ SKU: z.string(), Quantity: z.number().int() });
const customerData = z.object({ CustomerId: z.string() });
const testData = z.object({ EndpointName: z.string() });

/** What the `data` of an event holds: ids, states and amounts; no name, address or other contact. */
export const webhookData = {
  order: orderData,
  payment: paymentData,
  refund: refundData,
  return: returnData,
  stock: stockData,
  customer: customerData,
  webhook: testData,
} as const;

/** What an event is about, the first word of its type. */
export type WebhookTopic = keyof typeof webhookData;
/** The types of the events about a topic. */
export type EventTypeOf<Topic extends WebhookTopic> = Extract<WebhookEventType, `${Topic}.${string}`>;
/** The data of an event about a topic, with money in paise. */
export type WebhookDataOf<Topic extends WebhookTopic> = z.output<(typeof webhookData)[Topic]>;
