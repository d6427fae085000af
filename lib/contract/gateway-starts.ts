import { z } from 'zod';
import { httpUrl } from './fields.ts';

/** Opens Razorpay's checkout: by its script with these options, or without scripts by a form posted to HostedUrl. */
const razorpayStart = z.object({
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
const payuStart = z.object({
  Kind: z.literal('payu'),
  Action: httpUrl,
  Fields: z.record(z.string(), z.string()),
});

/** How a payment goes on at each gateway. */
export const gatewayStarts = [razorpayStart, payuStart] as const;
