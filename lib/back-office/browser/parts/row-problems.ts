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
  return new Map(refused.filter(isRefusedRow).map(({ Row, Field, Message }) => [Row - 1, `${Field}: ${Message}`]));
}

function isRefusedRow(row: unknown): row is RefusedRow {
  return typeof row === 'object' && row !== null && 'Row' in row && 'Field' in row && 'Message' in row;
}
