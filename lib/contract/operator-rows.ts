import { z } from 'zod';
import { operatorField } from './desk-fields.ts';
import { idempotencyKey, MAX_INTEGER, visibleText } from './fields.ts';
import { inRupees } from './money.ts';
import { RECORD_CHANGES } from './product-vocabulary.ts';

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

/** The version of a record: 1 when it is created, raised by every change. */
export const recordVersion = z.number().int().min(0).max(MAX_INTEGER);

/** The fields of a record by the names of its file; the handler checks them, so that a refusal names row and field. */
const recordFields = z.record(z.string().max(60), z.unknown());

/** A row that creates, changes, moves or removes a record of a list, such as a category or an offer. */
export function recordRow<Id extends z.ZodType>(id: Id) {
  return z.object({
    Id: id,
    Action: z.enum(['save', 'remove']).default('save'),
    /** The version that the caller read; 0 to create the record. */
    ExpectedVersion: recordVersion,
    /** The place in its list, from 0; without it, it stays where it is, and a new record is the last. */
    Position: z.number().int().min(0).max(100_000).optional(),
    /** The fields to change; those that are left out stay as they are, and null removes one. */
    Fields: recordFields.default({}),
  });
}

/** A record of a list as an operator reads it. */
export const listedRecord = {
  Id: z.string(),
  Version: recordVersion,
  /** In its list, from 0. */
  Position: z.number().int(),
  Fields: recordFields,
};

/** The answer to a batch of `recordRow`s. */
export const savedRecords = z.object({
  /** Rows that were saved; with DryRun those that would be. */
  Saved: z.number().int(),
  /** Those that changed anything. */
  Changed: z.number().int(),
  /** What each row does; empty in the answer to a repeated request. */
  Rows: z.array(
    z.object({
      Row: z.number().int(),
      Id: z.string(),
      Change: z.enum(RECORD_CHANGES),
      /** The version afterwards; 0 for a removed record. */
      Version: recordVersion,
    }),
  ),
});
export type SavedRecords = z.output<typeof savedRecords>;
