/** The comma-separated entries of a cell; an entry with commas is quoted. */
export function splitList(text: string): string[] {
  return [...text.matchAll(/\s*(?:"((?:[^"]|"")*)"|([^,]+))/g)]
    .map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim())
    .filter((entry) => entry !== '');
}

/** The inverse of `splitList`. */
export function joinList(entries: readonly string[]): string {
  return entries.map((entry) => (/[",]/.test(entry) ? `"${entry.replaceAll('"', '""')}"` : entry)).join(',');
}

/**
 * The entries `section:name:value` of a cell: entries with commas may be quoted, as in a list; in an unquoted
 * entry a comma is part of the value unless two colons follow it.
 */
export function splitDetails(text: string): string[] {
  return [...text.matchAll(DETAIL)]
    .map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim())
    .filter((entry) => entry !== '');
}
const DETAIL = /\s*(?:"((?:[^"]|"")*)"|((?:(?!,[^,:]*:[^,:]+:|,\s*").)+))\s*(?:,|$)/gs;
