import { z } from 'zod';
import { cartId, mobile } from './fields.ts';

/** The customer data that a sign-in returns, whatever the sign-in method. */
export const signedIn = z.object({
  CustomerToken: z.string().min(1).max(200),
  /** Empty where the customer has not provided a name. */
  UserName: z.string(),
  Mobile: mobile,
  CustStatusID: z.number().int(),
  /** The basket after merging; empty where there is none. */
  BasketGUID: cartId,
  TotalQuantity: z.number().int().min(0),
});
export type SignedInWire = z.output<typeof signedIn>;
