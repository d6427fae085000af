import type { Format } from './file-format.ts';
import { readJson } from './read-json.ts';
import { readTable } from './read-table.ts';
import { readXml } from './read-xml.ts';
import { rowKey } from './row-key.ts';
import { detached, type SourceRow } from './source-row.ts';
import type { TextEncoding } from './text-chunks.ts';

/** The formats whose writers put an apostrophe before what a spreadsheet would take for a formula: ours, and WooCommerce. */
const GUARDED: readonly Format[] = ['table', 'woocommerce'];

/** The rows of a file one at a time, for files of any size. */
export function readRows(file: string, format: Format, encoding?: TextEncoding): AsyncGenerator<SourceRow> {
  if (format === 'google-xml') return readXml(file);
  if (format === 'json' || format === 'ndjson') return readJson(file, encoding);
  return readTable(file, { encoding, isGuarded: GUARDED.includes(format), keyOf: (row) => rowKey(format, row) });
}

/** Groups of consecutive rows of one product. */
export async function* groupRows(rows: AsyncIterable<SourceRow>): AsyncGenerator<[SourceRow, ...SourceRow[]]> {
  let group: [SourceRow, ...SourceRow[]] | undefined;
  for await (const row of rows) {
    if (group && group[0].key === row.key) {
      group.push(row);
    } else {
      if (group) yield group;
      group = [row];
    }
  }
  if (group) yield group;
}

interface Survey {
  rows: number;
  /** Keys of rows that are scattered over the file. */
  scattered: ReadonlySet<string>;
}

/** Reads a file once for the facts that must be known before its first product is written. */
export async function surveyRows(rows: AsyncIterable<SourceRow>): Promise<Survey> {
  const seen = new Set<string>();
  const scattered = new Set<string>();
  let count = 0;
  let last: string | undefined;
  for await (const row of rows) {
    const key = detached(row.key);
    count++;
    if (key === last) continue;
    if (seen.has(key)) scattered.add(key);
    seen.add(key);
    last = key;
  }
  return { rows: count, scattered };
}
