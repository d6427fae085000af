import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, httpUrl, opaqueId, singleLineText } from '../fields.ts';
import { order } from '../order.ts';
import { paymentStart } from '../payment.ts';
import { GATEWAYS, PAYMENT_STATES, PAYMENT_SUBJECTS, WEBHOOK_MAXIMUM_BYTES } from '../vocabulary.ts';

const gateway = z.enum(GATEWAYS);

/** A request to a gateway may take 8 seconds; the work before and after it has to fit into the rest. */
const GATEWAY_CALL_TIMEOUT_MS = 12_000;

export const startPayment = defineCall({
  name: 'StartPayment',
  method: 'POST',
  request: z.object({
    /** Key of the order, or id of the gift card order. */
    OrderKey: opaqueId,
    Subject: z.enum(PAYMENT_SUBJECTS).default('order'),
    Gateway: gateway,
    /** Origin of the store that the shopper is on; the gateway redirects back to it. */
    SiteURL: httpUrl.max(200),
    ...callerFields,
  }),
  data: paymentStart,
  repeatable: true,
  deadlineMs: GATEWAY_CALL_TIMEOUT_MS,
  summary:
    "Starts a payment of an order at a gateway, or returns the open one; reserves the order's items again if they were released. Fails with OutOfStock if they are sold out, OrderClosed if the order can no longer be paid, PaymentUnavailable if the gateway cannot be reached.",
});

export const paymentReturn = defineCall({
  name: 'PaymentReturn',
  method: 'POST',
  request: z.object({
    Gateway: gateway,
    /** The fields that the browser brought back from the gateway, unchanged. */
    Fields: z.record(z.string().max(100), z.string().max(4000)),
    /** The mark from the return URL; without it, fields without a signature belong to no payment. */
    Mark: singleLineText(100).default(''),
    ...callerFields,
  }),
  data: z.object({
    Subject: z.enum(PAYMENT_SUBJECTS),
    OrderKey: opaqueId,
    PaymentState: z.enum(PAYMENT_STATES),
  }),
  repeatable: true,
  deadlineMs: GATEWAY_CALL_TIMEOUT_MS,
  summary:
    "Receives a gateway's result through the shopper's browser: checks its signature, asks the gateway itself, and records it once. Fails with PaymentInvalid if it is not from the gateway.",
});

export const paymentWebhook = defineCall({
  name: 'PaymentWebhook',
  method: 'POST',
  request: z.object({
    Gateway: gateway,
    /** The body byte for byte, as base64, because its signature covers the bytes. */
    BodyBase64: z.base64().max(Math.ceil((WEBHOOK_MAXIMUM_BYTES * 4) / 3) + 4),
    Signature: singleLineText(300).default(''),
    EventId: singleLineText(100).default(''),
    ...callerFields,
  }),
  data: z.object({}),
  repeatable: true,
  summary:
    'Receives webhook events of a gateway and records each once. Fails with PaymentInvalid if the signature is wrong; unknown events are ignored.',
});

export const cancelPayment = defineCall({
  name: 'CancelPayment',
  method: 'POST',
  request: z.object({ OrderKey: opaqueId, ...callerFields }),
  data: order,
  repeatable: true,
  summary:
    "Abandons the payment for now: the order's reserved items are released. Changes nothing if the order is paid; money that arrives later still counts.",
});
