import { z } from 'zod';

/** Rupees with at most two decimals, to integer paise. */
export function paiseOf(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Integer paise to rupees. */
export function rupeesOf(paise: number): number {
  return paise / 100;
}

/** An amount that goes over the wire in rupees, as `wire` has it, and is integer paise in both programs. */
export function inRupees(wire: z.ZodNumber) {
  return z.codec(wire, z.number(), { decode: paiseOf, encode: rupeesOf });
}

const MOST_RUPEES = 1e11;

/** An amount of Indian rupees on the wire, a number with at most two decimals; integer paise in both programs. */
export const rupees = inRupees(z.number().min(0).max(MOST_RUPEES));

/** The same for what may be below zero. */
export const signedRupees = inRupees(z.number().min(-MOST_RUPEES).max(MOST_RUPEES));
