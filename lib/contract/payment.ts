import { z } from 'zod';
import { gatewayStarts } from './gateway-starts.ts';
import { METHOD_REFUSALS, PAYMENT_METHODS } from './vocabulary.ts';

/** A payment method as it stands with a cart. */
export const offeredMethod = z.object({
  Method: z.enum(PAYMENT_METHODS),
  /** Empty where it can be chosen. */
  Refusal: z.enum(METHOD_REFUSALS),
});
export type OfferedMethodWire = z.output<typeof offeredMethod>;

/** How a payment goes on in the browser. `settled`: there is nothing left to pay. */
export const paymentStart = z.discriminatedUnion('Kind', [...gatewayStarts, z.object({ Kind: z.literal('settled') })]);
export type PaymentStartWire = z.output<typeof paymentStart>;
