import { stringify } from 'csv-stringify/sync';

/** A table with tabs of the named fields, with a header; a cell that a spreadsheet would take for a formula is guarded. */
export function formatReport<Field extends string>(
  fields: readonly Field[],
  rows: readonly Readonly<Record<Field, string | number>>[],
): string {
  const cells = rows.map((row) => fields.map((field) => row[field]));
  return stringify([[...fields], ...cells], { delimiter: '\t', escape_formulas: true });
}
