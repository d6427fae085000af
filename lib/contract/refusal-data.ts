import { z } from 'zod';
import { rupees } from './money.ts';

/** The amounts that the Data of a refusal may hold: what a coupon asks for and lacks, and what an order costs by now. */
export const refusalAmounts = z.object({
  Minimum: rupees.optional(),
  Missing: rupees.optional(),
  PayableAmount: rupees.optional(),
});
