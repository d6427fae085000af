/** Entries of a cell that holds several, separated by commas; quotes hold together what has commas of its own. */
export function splitList(text: string): string[] {
  return [...text.matchAll(/\s*(?:"((?:[^"]|"")*)"|([^,]+))/g)]
    .map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim())
    .filter((entry) => entry !== '');
}

/** The opposite of `splitList`. */
export function joinList(entries: readonly string[]): string {
  return entries.map((entry) => (/[",]/.test(entry) ? `"${entry.replaceAll('"', '""')}"` : entry)).join(',');
}

/**
 * Entries `section:name:value` of a cell: quotes hold together what has commas of its own, as in a list; without quotes a
 * comma is part of the value unless two colons follow it.
 */
export function splitDetails(text: string): string[] {
  return [...text.matchAll(DETAIL)]
    .map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim())
    .filter((entry) => entry !== '');
}
const DETAIL = /\s*(?:"((?:[^"]|"")*)"|((?:(?!,[^,:]*:[^,:]+:|,\s*").)+))\s*(?:,|$)/gs;
