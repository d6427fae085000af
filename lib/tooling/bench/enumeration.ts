import { apiFigures } from './api-figures.ts';
import { maxGoal, type Row } from './table.ts';

const GOAL_MS = 5;

/** Measures how far the median times of known and unknown recipients differ, call by call. */
export async function benchEnumeration(): Promise<Row[]> {
  const figures = await apiFigures('print-enumeration-bench');
  return figures.map(({ call, known, unknown }) =>
    maxGoal(
      'enumeration',
      `${call}: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, apart`,
      Math.abs(known - unknown),
      GOAL_MS,
      'ms',
    ),
  );
}
