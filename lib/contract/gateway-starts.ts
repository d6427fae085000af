import { z } from 'zod';
import { httpUrl } from './fields.ts';

/**
 * Opens Razorpay's checkout: with its script and these options, or without JavaScript by a form posted to
 * HostedUrl.
 */
const razorpayStart = z.object({
  Kind: z.literal('razorpay'),
  KeyId: z.string(),
  GatewayOrderId: z.string(),
  /** Integer paise, which is this gateway's unit. */
  Amount: z.number().int().min(1),
  Currency: z.literal('INR'),
  /** Name of the store; Description says what is paid for. */
  Name: z.string(),
  Description: z.string(),
  Prefill: z.object({ Name: z.string(), Email: z.string(), Contact: z.string() }),
  /** The URL the gateway posts its result to; CancelUrl is where it sends a shopper who cancels. */
  CallbackUrl: httpUrl,
  CancelUrl: httpUrl,
  ScriptUrl: httpUrl,
  HostedUrl: httpUrl,
});

/** A form to post to PayU: every field, including its hash. */
const payuStart = z.object({
  Kind: z.literal('payu'),
  Action: httpUrl,
  Fields: z.record(z.string(), z.string()),
});

/** How a payment is started at each gateway. */
export const gatewayStarts = [razorpayStart, payuStart] as const;
