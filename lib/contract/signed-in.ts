import { z } from 'zod';
import { cartId, mobile } from './fields.ts';

/** What a sign-in tells of the customer, by whatever they proved who they are. */
export const signedIn = z.object({
  CustomerToken: z.string().min(1).max(200),
  /** Empty where the customer has given none. */
  UserName: z.string(),
  Mobile: mobile,
  CustStatusID: z.number().int(),
  /** The basket after merging; empty where there is none. */
  BasketGUID: cartId,
  TotalQuantity: z.number().int().min(0),
});
export type SignedInWire = z.output<typeof signedIn>;
