import { z } from 'zod';

/** The largest amount of the contract, in rupees. */
const MAX_RUPEES = 1e11;

/** Converts rupees, a number with at most two decimals, to integer paise. */
export function paiseOf(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Converts integer paise to rupees. */
export function rupeesOf(paise: number): number {
  return paise / 100;
}

/**
 * Declares a money field: rupees on the wire, validated there by `wire`, and integer paise in both programs. Parsing
 * decodes the rupees of a request or an answer to paise; `toWire` encodes paise to rupees before either is sent.
 */
export function inRupees(wire: z.ZodNumber) {
  return z.codec(wire, z.number(), { decode: paiseOf, encode: rupeesOf });
}

/** An amount of Indian rupees on the wire, a number with at most two decimals; integer paise in both programs. */
export const rupees = inRupees(z.number().min(0).max(MAX_RUPEES));

/** An amount like `rupees` that may also be below zero. */
export const signedRupees = inRupees(z.number().min(-MAX_RUPEES).max(MAX_RUPEES));
