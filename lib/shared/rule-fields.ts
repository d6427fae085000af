import { z } from 'zod';
import { visibleText } from '#lib/contract/fields.ts';

// Amounts are whole rupees, as an operator writes them; the retail API works in paise.

const AMOUNT = 'must be whole rupees, from 0 to 1,000,000';
/** An amount in whole rupees, from 0. */
export const wholeRupees = z.number(AMOUNT).int(AMOUNT).min(0, AMOUNT).max(1_000_000, AMOUNT);

/** A whole number within limits. */
export const wholeFrom = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.number(message).int(message).min(least, message).max(most, message);
};

/** A name or a few words. */
export const word = (maximum: number) => visibleText(maximum).trim().min(1, 'must not be empty');

/** The first digits of pincodes, or all six. */
export const pincodes = z
  .array(z.string().regex(/^[1-9]\d{1,5}$/, 'must be the first two to six digits of pincodes, such as "560"'))
  .max(500);

/** Reports every value after the first of its kind; `valuesOf` gives the path of each value in an item. */
export function refuseRepeated<Item>(
  items: readonly Item[],
  valuesOf: (item: Item) => readonly (readonly [path: readonly (string | number)[], value: string])[],
  context: z.core.$RefinementCtx,
): void {
  const seen = new Set<string>();
  for (const [index, item] of items.entries()) {
    for (const [path, value] of valuesOf(item)) {
      const message = `is ${value}, which is already in this list`;
      if (seen.has(value)) context.addIssue({ code: 'custom', path: [index, ...path], message });
      seen.add(value);
    }
  }
}
