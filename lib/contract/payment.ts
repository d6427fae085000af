import { z } from 'zod';
import { gatewayStarts } from './gateway-starts.ts';
import { METHOD_REFUSALS, PAYMENT_METHODS } from './vocabulary.ts';

/** A payment method and its status for a cart. */
export const offeredMethod = z.object({
  Method: z.enum(PAYMENT_METHODS),
  /** Why the method cannot be chosen; empty where it can. */
  Refusal: z.enum(METHOD_REFUSALS),
});
export type OfferedMethodWire = z.output<typeof offeredMethod>;

/** How a payment continues in the browser. `settled`: nothing is left to pay. */
export const paymentStart = z.discriminatedUnion('Kind', [...gatewayStarts, z.object({ Kind: z.literal('settled') })]);
export type PaymentStartWire = z.output<typeof paymentStart>;
