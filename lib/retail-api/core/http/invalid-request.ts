import type { z } from 'zod';
import { MAX_ROWS } from '#lib/contract/batch-vocabulary.ts';
import type { Outcome } from '../outcome.ts';
import { invalidField, refusedRows } from '../refusals.ts';

/** The lists whose entries an operator's call counts as rows. */
const ROW_LISTS: readonly PropertyKey[] = ['Rows', 'Rates'];

type Issue = z.core.$ZodIssue;

/**
 * The refusal of a request that the contract does not allow, by the faults that were found in it. Where all of them stand in
 * the rows of an operator's call, each is named by its row, from 1, as the refusals of its handler are; otherwise the first
 * one is, by the path of its field.
 */
export function invalidRequest(fields: unknown, issues: readonly Issue[]): Outcome<never> {
  const isInRow = ({ path: [list = '', row] }: Issue) => ROW_LISTS.includes(list) && typeof row === 'number';
  const first = issues.find((issue) => !isInRow(issue)) ?? issues[0];
  if (!first || !isInRow(first)) return invalidField(first?.path.join('.') ?? '', first?.message ?? '');
  const faults = issues.slice(0, MAX_ROWS).map(({ path: [, row, ...field], message }) => {
    return { Row: Number(row) + 1, Field: field.join('.'), Message: message };
  });
  return refusedRows(faults, rowCount(fields, first));
}

function rowCount(fields: unknown, { path: [list = ''] }: Issue): number {
  const rows: unknown = (fields as Record<PropertyKey, unknown>)[list];
  return Array.isArray(rows) ? rows.length : 0;
}
