import { paiseOf } from '#lib/contract/index.ts';
import { formatPaise } from '#lib/shared/money.ts';

/** Formats rows in columns as wide as their widest entry; the last column is not padded. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => (row[index] ?? '').length)));
  return rows.map((row) =>
    row
      .map((entry, index) => (index === row.length - 1 ? entry : entry.padEnd(widths[index] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

/** Formats rupees from the wire: `₹1,25,000`. */
export function formatWireRupees(rupees: number): string {
  return formatPaise(paiseOf(rupees));
}

interface ResultPage {
  Page: number;
  TotalPages: number;
  /** Whether there are more pages than `TotalPages`; absent from lists that are counted to their end. */
  MorePages?: boolean;
}

/** A page of rows in columns with its place among several; `emptyText` where there is nothing. */
export function pageOfRows(rows: readonly (readonly string[])[], page: ResultPage, emptyText: string): string[] {
  return pageOfLines(columns(rows), page, emptyText);
}

/** Formats a page of lines as they are, with its page number. */
export function pageOfLines(
  lines: readonly string[],
  { Page, TotalPages, MorePages = false }: ResultPage,
  emptyText: string,
): string[] {
  if (Page > Math.max(1, TotalPages)) return [`There is no page ${Page}: ${TotalPages || 1} is the last.`];
  if (lines.length === 0) return [emptyText];
  if (TotalPages <= 1) return [...lines];
  const pages = MorePages ? `more than ${TotalPages}` : `${TotalPages}`;
  return [...lines, `Page ${Page} of ${pages}${Page < TotalPages ? `: --page ${Page + 1} shows the next` : ''}.`];
}
