import { z } from 'zod';
import { email, idempotencyKey, orEmpty, personName, singleLineText } from '#lib/contract/fields.ts';
import { oldGoldWeight, oldPurity } from '#lib/contract/old-gold.ts';
import {
  OLD_GOLD_NOTE_LENGTH,
  OLD_GOLD_PIECES_MAXIMUM,
  OLD_GOLD_PLACE_LENGTH,
  OLD_GOLD_PREFERENCES,
  OLD_GOLD_WEIGHT,
  OLD_METALS,
  OLD_PURITIES,
} from '#lib/contract/old-gold-vocabulary.ts';
import { mobileField } from '#lib/storefront/platform/forms/mobile-field.ts';
import { writtenField, writtenLines } from '#lib/storefront/platform/forms/written-fields.ts';
import * as m from '#messages';

/** The messages about invalid fields. */
export const OLD_GOLD_PROBLEMS = {
  metal: m.oldGoldMetalMissing,
  purity: m.oldGoldPurityInvalid,
  weight: () => m.oldGoldWeightInvalid({ minimum: OLD_GOLD_WEIGHT.min, maximum: OLD_GOLD_WEIGHT.max }),
  pieces: () => m.oldGoldPiecesInvalid({ maximum: OLD_GOLD_PIECES_MAXIMUM }),
  place: m.oldGoldPlaceMissing,
  preference: m.oldGoldPreferenceMissing,
  name: m.oldGoldNameInvalid,
  note: () => m.oldGoldNoteTooLong({ maximum: OLD_GOLD_NOTE_LENGTH }),
} as const;

/** Name of the form in the cookies of a browser without scripts, which save its fields in this order. */
export const OLD_GOLD_FORM = 'old-gold';
export const OLD_GOLD_FIELDS = [
  'key',
  'metal',
  'purity',
  'weight',
  'pieces',
  'place',
  'preference',
  'note',
  'name',
  'mobile',
  'email',
] as const;
export type OldGoldField = (typeof OLD_GOLD_FIELDS)[number];

/** A number as a shopper types it: `10.5`, `1,200`, `10 g`. */
function typedNumber(field: z.ZodType, error: () => string) {
  return z
    .string({ error })
    .transform((text) => {
      const typed = text.replace(/\s*g(?:m|rams?)?\s*$/i, '').trim();
      // Of `10,5` nobody can tell whether it is 10.5 or 105.
      return Number(typed.replace(/[,\s](?=\d{3}(?!\d))/g, '') || Number.NaN);
    })
    .refine((number) => field.safeParse(number).success, { error });
}

const problems = OLD_GOLD_PROBLEMS;

/** The enquiry about old gold. */
export const oldGoldForm = z
  .object({
    key: idempotencyKey.optional().catch(undefined),
    metal: z.enum(OLD_METALS, { error: problems.metal }),
    purity: oldPurity.catch('unknown'),
    weight: typedNumber(oldGoldWeight, problems.weight),
    pieces: typedNumber(z.number().int().min(1).max(OLD_GOLD_PIECES_MAXIMUM), problems.pieces),
    place: writtenField(singleLineText(OLD_GOLD_PLACE_LENGTH).trim().min(2), problems.place),
    preference: z.enum(OLD_GOLD_PREFERENCES, { error: problems.preference }),
    note: writtenLines(OLD_GOLD_NOTE_LENGTH, problems.note).default(''),
    name: writtenField(personName, problems.name),
    mobile: mobileField,
    email: writtenField(orEmpty(email), m.accountEmailInvalid).default(''),
  })
  .refine(({ metal, purity }) => OLD_PURITIES[purity] === null || OLD_PURITIES[purity] === metal, {
    error: problems.purity,
    path: ['purity'],
  });
export type OldGoldFormValues = z.output<typeof oldGoldForm>;
