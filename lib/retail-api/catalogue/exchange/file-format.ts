import { ConfigurationError } from '#lib/shared/env.ts';
import { LOOKED_AT_LINES, startOfText, type TextEncoding } from './text-chunks.ts';
import { headerColumns } from './woocommerce-headers.ts';

/** The formats that can be written, too. */
export const EXPORT_FORMATS = ['google-tsv', 'google-xml', 'shopify', 'table', 'json', 'ndjson'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const FORMATS = [...EXPORT_FORMATS, 'woocommerce', 'magento'] as const;
export type Format = (typeof FORMATS)[number];

/** Whether a format has a header and rows. */
export const isTable = (format: Format): boolean => !['google-xml', 'json', 'ndjson'].includes(format);

const ENDINGS: Readonly<Record<string, ExportFormat>> = {
  tsv: 'google-tsv',
  txt: 'google-tsv',
  xml: 'google-xml',
  csv: 'shopify',
  json: 'json',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
};

/** The columns that a table must have to be of a format, by their `columnName`; the first that fits counts. */
const HEADERS: readonly (readonly [Format, readonly (readonly string[])[]])[] = [
  ['magento', [['sku'], ['product_type'], ['attribute_set_code', 'product_websites', 'product_online']]],
  ['woocommerce', [['type'], ['name'], ['regular_price'], ['sku', 'id']]],
  ['shopify', [['handle', 'url_handle'], ['title']]],
  [
    'table',
    [
      ['sku', 'product_code'],
      ['product_title', 'title'],
      ['price', 'mrp'],
    ],
  ],
];

/** How much of a header that is not understood a message shows. */
const SHOWN_COLUMNS = 12;
const SHOWN_LETTERS = 40;

const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** The format of a file by its content. Throws ConfigurationError if it is none of them and there is no `fallback`. */
export async function detectFormat(file: string, encoding?: TextEncoding, fallback?: Format): Promise<Format> {
  const start = await startOfText(file, encoding);
  if (start === '') throw new ConfigurationError(`${file} is empty.`);
  const found = formatOf(start) ?? fallback;
  if (!found)
    throw new ConfigurationError(
      `The format of ${file} is not known. ${columnsText(start)}Name it: --format ${FORMATS.join(' | ')}; or say in a file which column is which field: --mapping FILE.`,
    );
  return found;
}

/** Names the columns of a table that is in no known format; empty for anything else. */
function columnsText(start: string): string {
  const separator = separatorOf(start);
  const names = cellsOf(headerOf(start), separator).map(unquoted);
  if (names.length < 2) return '';
  const shown = names.slice(0, SHOWN_COLUMNS).map((name) => `“${name.slice(0, SHOWN_LETTERS)}”`);
  const more = names.length > shown.length ? ` and ${names.length - shown.length} more` : '';
  return `Its columns ${shown.join(', ')}${more} are not those of a format. `;
}

const unquoted = (cell: string): string => cell.trim().replace(/^"|"$/g, '');

/** The format of a text by its beginning. */
export function formatOf(start: string): Format | undefined {
  if (start.startsWith('<')) return 'google-xml';
  if (start.startsWith('[')) return 'json';
  if (start.startsWith('{')) return 'ndjson';
  return formatOfHeader(headerOf(start));
}

/** The format of a table by its header; undefined for any other line. */
function formatOfHeader(line: string): Format | undefined {
  const separator = separatorOfLine(line);
  const header = cellsOf(line, separator).map(unquoted);
  const columns = new Set(headerColumns(header).flatMap(({ names }) => names));
  if (separator === '\t' && columns.has('id') && columns.has('title')) return 'google-tsv';
  return HEADERS.find(([, needed]) => needed.every((some) => some.some((name) => columns.has(name))))?.[0];
}

/** What separates the cells of a table: that of comma, semicolon and tab that makes most of its header. */
export function separatorOf(start: string): Separator {
  return separatorOfLine(headerOf(start));
}

function separatorOfLine(line: string): Separator {
  const counted = SEPARATORS.map((separator) => ({ separator, count: cellsOf(line, separator).length }));
  return counted.reduce((best, other) => (other.count > best.count ? other : best)).separator;
}

/** How many lines with text stand above the header of a table, such as its title; none if no line is a known header. */
export function linesAboveHeader(start: string): number {
  return Math.max(
    0,
    firstLines(start).findIndex((line) => formatOfHeader(line) !== undefined),
  );
}

function headerOf(start: string): string {
  return firstLines(start)[linesAboveHeader(start)] ?? '';
}

/** The first lines with text, among which a header is looked for. */
function firstLines(start: string): string[] {
  const lines = start.split(/\r\n|\r|\n/, LOOKED_AT_LINES);
  return lines.filter((line) => line !== '');
}

/** The cells of a line; a separator inside of quotes is none. */
function cellsOf(line: string, separator: Separator): string[] {
  return line.replace(/"[^"]*"/g, (quoted) => quoted.replaceAll(separator, ' ')).split(separator);
}

/** The format to write a file in, by its extension. */
export function formatByName(file: string): ExportFormat {
  const ending = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '';
  const found = ENDINGS[ending];
  if (!found)
    throw new ConfigurationError(
      `The file name ending of ${file} is not a known format. Name it: --format ${EXPORT_FORMATS.join(' | ')}.`,
    );
  return found;
}
