/** Epoch milliseconds as ISO 8601, for customers who read their own data. */
export function isoTime(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
