import type { filledRows } from './pasted-cells.ts';
import { rowProblems } from './row-problems.ts';

/**
 * What is wrong with the filled rows of a grid: as they are typed, or by the refusal of the call that they were sent with.
 * `typedProblem` is empty for a sound row.
 */
export function checkRows(
  filled: ReturnType<typeof filledRows>,
  typedProblem: (cells: readonly string[]) => string,
  refusal: unknown,
): { isSound: boolean; problemOf: (row: number) => string } {
  const refused = rowProblems(refusal);
  const problems = new Map(
    filled.map(({ at, cells }, place) => [at, typedProblem(cells) || (refused.get(place) ?? '')]),
  );
  return {
    isSound: filled.length > 0 && filled.every(({ cells }) => typedProblem(cells) === ''),
    problemOf: (row) => problems.get(row) ?? '',
  };
}
