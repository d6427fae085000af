/** Returns the least value that at least this share (0 to 1) of the values does not exceed (nearest rank); NaN where there are none. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((left, right) => left - right)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}
