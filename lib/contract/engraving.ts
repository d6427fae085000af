import { z } from 'zod';
import { ENGRAVING_SCRIPTS, MAX_ENGRAVING_LENGTH, MAX_ENGRAVING_LETTERS } from './engraving-vocabulary.ts';
import { singleLineText } from './fields.ts';
import { rupees } from './money.ts';

/** What a shopper wants engraved; empty for nothing. The API says which letters the product may take. */
export const engravingText = singleLineText(MAX_ENGRAVING_LENGTH);

const place = z.string().min(1).max(80);
const extraDays = z.number().int().min(0).max(60);

/** How a product may be engraved. */
export const engravingTerms = z.object({
  /** Counted as a person sees them: a letter with its vowel signs is one. Spaces count. */
  MaxLetters: z.number().int().min(1).max(MAX_ENGRAVING_LETTERS),
  /** Where it is engraved, e.g. `Case back`. */
  Place: place,
  /** Per item, added to its price; 0 where it is free. */
  Price: rupees,
  /** The business days that it adds to the delivery. */
  ExtraDays: extraDays,
  Scripts: z.array(z.enum(ENGRAVING_SCRIPTS)).min(1),
});
export type EngravingTermsWire = z.output<typeof engravingTerms>;

/** The engraving of the items of a line. */
export const lineEngraving = z.object({
  /** Empty once the account of its buyer was deleted. */
  Text: engravingText,
  Place: place,
  Price: rupees,
  ExtraDays: extraDays,
});
export type LineEngravingWire = z.output<typeof lineEngraving>;
