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
  return new Map((refused as RefusedRow[]).map(({ Row, Field, Message }) => [Row - 1, `${Field}: ${Message}`]));
}
