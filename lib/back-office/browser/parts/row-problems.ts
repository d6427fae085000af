import { CallError } from '../api/call.ts';

interface RefusedRow {
  Row: number;
  Field: string;
  Message: string;
}

/** What a call says against single rows, by their place in the request, counted from 0. */
export function rowProblems(error: unknown): ReadonlyMap<number, string> {
  const problems = new Map<number, string>();
  for (const { Row, Field, Message } of refusedRows(error)) {
    const before = problems.get(Row - 1);
    problems.set(Row - 1, [before, `${Field}: ${Message}`].filter(Boolean).join('; '));
  }
  return problems;
}

/** What a call says against the fields of its first row, by their paths such as `Skus.0.Price`. */
export function fieldProblems(error: unknown): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  for (const { Row, Field, Message } of refusedRows(error)) {
    if (Row === 1) problems.set(Field, [problems.get(Field), Message].filter(Boolean).join('; '));
  }
  return problems;
}

/** The problems of what is inside a field, by the rest of their paths; that of the field itself is at the empty path. */
export function problemsWithin(problems: ReadonlyMap<string, string>, field: string): ReadonlyMap<string, string> {
  return new Map(
    [...problems].flatMap(([path, text]): [string, string][] => {
      if (path === field) return [['', text]];
      return path.startsWith(`${field}.`) ? [[path.slice(field.length + 1), text]] : [];
    }),
  );
}

function refusedRows(error: unknown): RefusedRow[] {
  const refused = error instanceof CallError ? error.details.Refused : undefined;
  return Array.isArray(refused) ? refused.filter(isRefusedRow) : [];
}

function isRefusedRow(row: unknown): row is RefusedRow {
  return typeof row === 'object' && row !== null && 'Row' in row && 'Field' in row && 'Message' in row;
}
