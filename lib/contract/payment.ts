import { z } from 'zod';
import { METHOD_REFUSALS, PAYMENT_METHODS } from './vocabulary.ts';

const httpUrl = z.url({ protocol: /^https?$/ });

/** A payment method as it stands with a cart. */
export const offeredMethod = z.object({
  Method: z.enum(PAYMENT_METHODS),
  /** Empty where it can be chosen. */
  Refusal: z.enum(METHOD_REFUSALS),
});
export type OfferedMethodWire = z.output<typeof offeredMethod>;

/** Opens Razorpay's checkout: by its script with these options, or without scripts by a form posted to HostedUrl. */
export const razorpayStart = z.object({
  Kind: z.literal('razorpay'),
  KeyId: z.string(),
  GatewayOrderId: z.string(),
  /** Integer paise, as this gateway counts. */
  Amount: z.number().int().min(1),
  Currency: z.literal('INR'),
  /** Of the store, and what is paid for. */
  Name: z.string(),
  Description: z.string(),
  Prefill: z.object({ Name: z.string(), Email: z.string(), Contact: z.string() }),
  /** Where the gateway posts its answer, and where it leads who gives up. */
  CallbackUrl: httpUrl,
  CancelUrl: httpUrl,
  ScriptUrl: httpUrl,
  HostedUrl: httpUrl,
});

/** A form to post to PayU: every field, its hash among them. */
export const payuStart = z.object({
  Kind: z.literal('payu'),
  Action: httpUrl,
  Fields: z.record(z.string(), z.string()),
});

/** How a payment goes on in the browser. `settled`: there is nothing left to pay. */
export const paymentStart = z.discriminatedUnion('Kind', [
  razorpayStart,
  payuStart,
  z.object({ Kind: z.literal('settled') }),
]);
export type PaymentStartWire = z.output<typeof paymentStart>;
