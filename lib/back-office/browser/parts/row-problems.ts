import { CallError } from '../api/call.ts';

interface RefusedRow {
  Row: number;
  Field: string;
  Message: string;
}

/** What a call says against single rows, by their place in the request, counted from 0. */
export function rowProblems(error: unknown): ReadonlyMap<number, string> {
  const refused = error instanceof CallError ? error.details.Refused : undefined;
  if (!Array.isArray(refused)) return new Map();
  const problems = new Map<number, string>();
  for (const { Row, Field, Message } of refused.filter(isRefusedRow)) {
    const before = problems.get(Row - 1);
    problems.set(Row - 1, [before, `${Field}: ${Message}`].filter(Boolean).join('; '));
  }
  return problems;
}

function isRefusedRow(row: unknown): row is RefusedRow {
  return typeof row === 'object' && row !== null && 'Row' in row && 'Field' in row && 'Message' in row;
}
