import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { ConfigurationError } from '#lib/shared/env.ts';
import { linesAboveHeader, separatorOf } from './file-format.ts';
import { unguardCell } from './formula-guard.ts';
import type { SourceRow } from './source-row.ts';
import { startOfText, type TextEncoding, textChunks } from './text-chunks.ts';
import { type HeaderColumn, headerColumns } from './woocommerce-headers.ts';

/** A longer row certainly has an unclosed quote. */
const MAX_ROW_LENGTH = 1_000_000;

interface TableOptions {
  encoding?: TextEncoding | undefined;
  /** Whether a cell may begin with an apostrophe that only keeps spreadsheets from a formula. */
  isGuarded?: boolean;
  /** The key of a row's product; undefined if the row has none. */
  keyOf: (row: SourceRow) => string | undefined;
}

/** Rows of a table with a header, which may stand below a title. Throws ConfigurationError if the file ends inside a quoted cell. */
export async function* readTable(file: string, options: TableOptions): AsyncGenerator<SourceRow> {
  const start = await startOfText(file, options.encoding);
  let above = linesAboveHeader(start);
  const parser = parse({
    delimiter: separatorOf(start),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_LENGTH,
  });
  const text = Readable.from(textChunks(file, options.encoding));
  text.on('error', (error) => parser.destroy(error));
  let header: HeaderColumn[] | undefined;
  try {
    for await (const entry of text.pipe(parser)) {
      const { record, info } = entry as { record: string[]; info: { lines: number } };
      if (above > 0) above--;
      else if (!header) header = headerColumns(record);
      // A spreadsheet leaves rows of empty cells behind.
      else if (record.some((value) => value.trim() !== '')) yield toRow(record, header, info.lines, options);
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

function toRow(
  record: readonly string[],
  header: readonly HeaderColumn[],
  line: number,
  { keyOf, isGuarded }: TableOptions,
): SourceRow {
  const cells = new Map<string, string[]>();
  for (const [index, { names, hasDecimalComma }] of header.entries()) {
    const stated = record[index] ?? '';
    if (stated === '') continue;
    const cell = isGuarded ? unguardCell(stated) : stated;
    const value = hasDecimalComma ? cell.replace(/^(\d+),(\d{1,2})$/, '$1.$2') : cell;
    for (const name of names) {
      const values = cells.get(name);
      if (values) values.push(value);
      else cells.set(name, [value]);
    }
  }
  const row: SourceRow = { line, key: '', cells, isOfTable: true };
  row.key = keyOf(row) ?? `line ${line}`;
  if (record.length > header.length) row.fault = `has ${record.length} cells where the header has ${header.length}`;
  return row;
}
