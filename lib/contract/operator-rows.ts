import { z } from 'zod';
import { operatorField } from './desk-fields.ts';
import { idempotencyKey, visibleText } from './fields.ts';
import { inRupees } from './money.ts';

/** The most rows of one call that changes many things at once. */
export const MAX_ROWS = 1000;

/** The fields that a call with many rows has beside them. */
export const rowsFields = {
  /** Checks every row and answers as if they were saved, but saves none. */
  DryRun: z.boolean().default(false),
  /** Why, or the name of the file; stands in the audit and beside each change. */
  Note: visibleText(80).default(''),
  Operator: operatorField,
  IdempotencyKey: idempotencyKey,
};

/** A row that a call refuses, counted from 1; then none of its rows is saved. */
export const refusedRow = z.object({
  Row: z.number().int(),
  /** The field of the row, e.g. `Price`. */
  Field: z.string(),
  Message: z.string(),
});
export type RefusedRow = z.output<typeof refusedRow>;

/** A price for sale, in rupees; at least one rupee, and exact to the paisa. */
export const salePrice = inRupees(
  z
    .number()
    .min(1)
    .max(100_000_000)
    .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4, 'must have at most two decimals'),
);
