import { paiseOf } from '#lib/contract/index.ts';
import { formatPaise } from '#lib/shared/money.ts';

/** Rows in columns as wide as their widest entry; the last one is as long as it is. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows.map((row) =>
    row
      .map((entry, at) => (at === row.length - 1 ? entry : entry.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

/** Rupees of the wire as people read them: `₹1,25,000`. */
export function money(rupees: number): string {
  return formatPaise(paiseOf(rupees));
}

interface FoundPage {
  Page: number;
  TotalPages: number;
}

/** A page of rows in columns with its place among several; `none` where there is nothing. */
export function listed(rows: readonly (readonly string[])[], page: FoundPage, none: string): string[] {
  return pageOfLines(columns(rows), page, none);
}

/** The same of lines as they are. */
export function pageOfLines(lines: readonly string[], { Page, TotalPages }: FoundPage, none: string): string[] {
  if (Page > Math.max(1, TotalPages)) return [`There is no page ${Page}: ${TotalPages || 1} is the last.`];
  if (lines.length === 0) return [none];
  if (TotalPages <= 1) return [...lines];
  return [...lines, `Page ${Page} of ${TotalPages}${Page < TotalPages ? `: --page ${Page + 1} shows the next` : ''}.`];
}
