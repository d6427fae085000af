/** Epoch milliseconds as ISO 8601, for whoever reads the data that is kept of them. */
export function isoTime(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
