import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { ConfigurationError } from '#lib/shared/env.ts';
import { columnName } from './column-name.ts';
import { cell, type SourceRow } from './source-row.ts';
import { textChunks } from './text-chunks.ts';

/** A longer row certainly has an unclosed quote. */
const MAX_ROW_LENGTH = 1_000_000;

interface Table {
  delimiter: '\t' | ',';
  /** Columns that identify the product of a row; the first non-empty one counts. */
  keys: readonly string[];
}

export const GOOGLE_TABLE: Table = { delimiter: '\t', keys: ['item_group_id', 'id'] };
export const SHOPIFY_TABLE: Table = { delimiter: ',', keys: ['handle', 'url_handle'] };

/** Rows of a table with a header. Throws ConfigurationError if the file ends inside a quoted cell. */
export async function* readTable(file: string, { delimiter, keys }: Table): AsyncGenerator<SourceRow> {
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_LENGTH,
  });
  const text = Readable.from(textChunks(file));
  text.on('error', (error) => parser.destroy(error));
  let header: string[] | undefined;
  try {
    for await (const entry of text.pipe(parser)) {
      const { record, info } = entry as { record: string[]; info: { lines: number } };
      if (!header) header = record.map(columnName);
      else yield toRow(record, header, info.lines, keys);
    }
  } catch (error) {
    const code = String((error as CsvError).code ?? '');
    if (!code.startsWith('CSV_')) throw error;
    throw new ConfigurationError(
      `${file}: a quoted cell is not closed, or a row is longer than ${MAX_ROW_LENGTH} characters. Correct the quotes and run it again.`,
      { cause: error },
    );
  }
}

function toRow(record: readonly string[], header: readonly string[], line: number, keys: readonly string[]): SourceRow {
  const cells = new Map<string, string[]>();
  for (const [index, name] of header.entries()) {
    const value = record[index] ?? '';
    if (value === '') continue;
    const values = cells.get(name);
    if (values) values.push(value);
    else cells.set(name, [value]);
  }
  const row: SourceRow = { line, key: '', cells, isOfTable: true };
  row.key = cell(row, ...keys) ?? `line ${line}`;
  if (record.length > header.length) row.fault = `has ${record.length} cells where the header has ${header.length}`;
  return row;
}
