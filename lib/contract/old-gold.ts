import { z } from 'zod';
import {
  OLD_GOLD_OUTCOMES,
  OLD_GOLD_PREFERENCES,
  OLD_GOLD_WEIGHT,
  OLD_METALS,
  OLD_PURITIES,
} from './old-gold-vocabulary.ts';
import { keysOf } from './typed-keys.ts';

/** The reference of an enquiry about old gold, easy to read aloud: `OG-7K2M9Q`. */
export const oldGoldReference = z.string().regex(/^OG-[2-9A-HJ-NP-Z]{6}$/);

/** The weight of all pieces together in grams, with at most two decimals. */
export const oldGoldWeight = z
  .number()
  .min(OLD_GOLD_WEIGHT.min)
  .max(OLD_GOLD_WEIGHT.max)
  .refine((grams) => Math.abs(grams * 100 - Math.round(grams * 100)) < 1e-6, 'must have at most two decimals');

/** The purities in the order of the vocabulary. */
export const oldPurity = z.enum(keysOf(OLD_PURITIES));

/** An enquiry about the exchange value of old gold, as the operator sees it. */
export const oldGoldEnquiry = z.object({
  Reference: oldGoldReference,
  Metal: z.enum(OLD_METALS),
  Purity: oldPurity,
  WeightG: z.number(),
  Pieces: z.number().int(),
  /** City or pincode. */
  Place: z.string(),
  Preference: z.enum(OLD_GOLD_PREFERENCES),
  Name: z.string(),
  /** Ten digits. */
  Mobile: z.string(),
  Email: z.string(),
  Note: z.string(),
  /** Null while the shopper has not been answered yet. */
  Outcome: z.enum(OLD_GOLD_OUTCOMES).nullable(),
  /** Epoch milliseconds; null as long as it is open. */
  RequestedAt: z.number().int(),
  ClosedAt: z.number().int().nullable(),
});
export type OldGoldEnquiryWire = z.output<typeof oldGoldEnquiry>;
