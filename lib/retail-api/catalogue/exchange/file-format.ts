import { ConfigurationError } from '#lib/shared/env.ts';
import { columnName } from './column-name.ts';
import { textChunks } from './text-chunks.ts';

export const FORMATS = ['google-tsv', 'google-xml', 'shopify', 'json', 'ndjson'] as const;
export type Format = (typeof FORMATS)[number];

const ENDINGS: Readonly<Record<string, Format>> = {
  tsv: 'google-tsv',
  txt: 'google-tsv',
  xml: 'google-xml',
  csv: 'shopify',
  json: 'json',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
};

/** The format of a file by its content. Throws ConfigurationError if it is none of them. */
export async function detectFormat(file: string): Promise<Format> {
  let start = '';
  for await (const chunk of textChunks(file)) {
    start = (start + chunk).trimStart();
    // The first line may be long, but the columns that identify the format come early.
    if (start.length > 65_536 || start.includes('\n')) break;
  }
  if (start === '') throw new ConfigurationError(`${file} is empty.`);
  const found = formatOf(start);
  if (!found)
    throw new ConfigurationError(`The format of ${file} is not known. Name it: --format ${FORMATS.join(' | ')}.`);
  return found;
}

/** The format of a text by its beginning. */
export function formatOf(start: string): Format | undefined {
  if (start.startsWith('<')) return 'google-xml';
  if (start.startsWith('[')) return 'json';
  if (start.startsWith('{')) return 'ndjson';
  const header = start.split(/\r?\n/, 1)[0] ?? '';
  const columns = (separator: string) =>
    new Set(header.split(separator).map((cell) => columnName(cell.replace(/^"|"$/g, ''))));
  if (columns('\t').has('id') && columns('\t').has('title')) return 'google-tsv';
  const csv = columns(',');
  if ((csv.has('handle') || csv.has('url_handle')) && csv.has('title')) return 'shopify';
  return undefined;
}

/** The format to write a file in, by its extension. */
export function formatByName(file: string): Format {
  const ending = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '';
  const found = ENDINGS[ending];
  if (!found)
    throw new ConfigurationError(
      `The file name ending of ${file} is not a known format. Name it: --format ${FORMATS.join(' | ')}.`,
    );
  return found;
}
