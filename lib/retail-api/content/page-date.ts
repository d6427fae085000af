interface Dated {
  modified_at: number;
  dated_at: number | null;
}

/**
 * The day that a page is dated with: that of its file, unless it is in the future, which is a typing error; otherwise
 * its last change. All in epoch milliseconds.
 */
export function pageDate({ modified_at, dated_at }: Dated, now: number): number {
  return dated_at !== null && dated_at <= now ? dated_at : modified_at;
}
