import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { ConfigurationError } from '#lib/shared/env.ts';
import { type Format, formatOf, linesAboveHeader, separatorOf } from '../exchange/file-format.ts';
import { startOfText, type TextEncoding, textChunks } from '../exchange/text-chunks.ts';

const EXAMPLES = 3;
const SHOWN_LETTERS = 60;
const MAX_COLUMNS = 300;
const MAX_HEADER_LENGTH = 200_000;

interface FoundColumns {
  /** Undefined where the columns have to be named. */
  format: Format | undefined;
  encoding: TextEncoding;
  columns: { Name: string; Examples: string[] }[];
}

/** What the beginning of a file says: its format, its letters and its columns. Throws ConfigurationError if it is no text. */
export async function readColumns(file: string): Promise<FoundColumns> {
  const { start, encoding } = await readStart(file);
  if (start === '') throw new ConfigurationError('The file is empty.');
  const format = formatOf(start);
  if (format === 'json' || format === 'ndjson' || format === 'google-xml') return { format, encoding, columns: [] };
  return { format, encoding, columns: await columnsIn(file, start, encoding) };
}

/** A file that is not UTF-8 is read as a spreadsheet in India writes it. */
async function readStart(file: string): Promise<{ start: string; encoding: TextEncoding }> {
  try {
    return { start: await startOfText(file), encoding: 'utf-8' };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { start: await startOfText(file, 'windows-1252'), encoding: 'windows-1252' };
  }
}

async function columnsIn(file: string, start: string, encoding: TextEncoding): Promise<FoundColumns['columns']> {
  const above = linesAboveHeader(start);
  const parser = parse({
    delimiter: separatorOf(start),
    to: above + EXAMPLES + 1,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_HEADER_LENGTH,
  });
  const text = Readable.from(textChunks(file, encoding));
  text.on('error', (error) => parser.destroy(error));
  const records: string[][] = [];
  try {
    for await (const record of text.pipe(parser)) records.push(record as string[]);
  } catch (error) {
    throw new ConfigurationError('The first rows of the file cannot be read as a table.', { cause: error });
  } finally {
    text.destroy();
  }
  const [header = [], ...rows] = records.slice(above);
  const named = header.slice(0, MAX_COLUMNS).map((name, at) => ({ Name: name.trim(), Examples: examplesOf(rows, at) }));
  return named.filter(({ Name }) => Name !== '');
}

function examplesOf(rows: readonly string[][], at: number): string[] {
  const values = rows.map((row) => (row[at] ?? '').trim().slice(0, SHOWN_LETTERS));
  return values.filter((value) => value !== '');
}
