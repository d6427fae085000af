import { z } from 'zod';
import { gatewayStarts } from './gateway-starts.ts';
import { rupees } from './money.ts';
import { METHOD_REFUSALS, PAYMENT_METHODS } from './vocabulary.ts';

/** A payment method and its status for a cart. */
export const offeredMethod = z.object({
  Method: z.enum(PAYMENT_METHODS),
  /** Why the method cannot be chosen; empty where it can. */
  Refusal: z.enum(METHOD_REFUSALS),
  /** The highest amount that the method pays; left out where it has none, or where the amount is not the reason. */
  Maximum: rupees.optional(),
  /** What the method adds to the price of this cart; left out where it adds nothing. */
  Charge: rupees.optional(),
});
export type OfferedMethodWire = z.output<typeof offeredMethod>;

/** How a payment continues in the browser. `settled`: nothing is left to pay. */
export const paymentStart = z.discriminatedUnion('Kind', [...gatewayStarts, z.object({ Kind: z.literal('settled') })]);
export type PaymentStartWire = z.output<typeof paymentStart>;
