import { z } from 'zod';
import { rupees } from './money.ts';

/** The money fields that the Data of a refusal may have. */
export const refusalAmounts = z.object({
  /** The minimum value of the cart for a coupon, and what the cart lacks. */
  Minimum: rupees.optional(),
  Missing: rupees.optional(),
  /** The current amount of the order or refund, where it differs from the expected one. */
  PayableAmount: rupees.optional(),
});
