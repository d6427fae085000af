import { MaintenanceError } from '../maintenance-error.ts';
import type { TableRow, TableShape } from './table-reader.ts';

/** Bytes in a line of JSON. */
interface Bytes {
  base64: string;
}
type Value = string | number | null | Bytes;

/** The longest line: a photo of a review is far below. */
const MAX_LINE_LENGTH = 128 * 1024 * 1024;

/** A row as a line of JSON, the same on both engines: columns in alphabetical order, bytes as base64. */
export function lineOf({ columns }: Pick<TableShape, 'columns'>, row: TableRow): string {
  return `${JSON.stringify(Object.fromEntries(columns.map((column) => [column, jsonOf(row[column])])))}\n`;
}

function jsonOf(value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') };
  throw new TypeError(`A value of the type ${typeof value} cannot be written`);
}

/** The row of a line. Throws MaintenanceError where it has other columns than its table. */
export function rowOf({ name, columns }: TableShape, line: string): TableRow {
  const parsed: unknown = JSON.parse(line);
  const entries = Object.entries(parsed ?? {});
  if (entries.map(([column]) => column).join() !== columns.join()) {
    throw new MaintenanceError(`${name}: a row has other columns than this release.`);
  }
  return Object.fromEntries(
    entries.map(([column, value]) => [column, isBytes(value) ? Buffer.from(value.base64, 'base64') : value]),
  );
}

function isBytes(value: unknown): value is Bytes {
  return typeof value === 'object' && value !== null && 'base64' in value && typeof value.base64 === 'string';
}

/** The lines of a text that comes in pieces of UTF-8, without their ends. Throws MaintenanceError where one has no end. */
export async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parts: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    const [first = '', ...rest] = decoder.decode(piece, { stream: true }).split('\n');
    for (const [at, text] of [first, ...rest].entries()) {
      if (at > 0) {
        yield parts.join('');
        parts.length = 0;
        length = 0;
      }
      parts.push(text);
      length += text.length;
      if (length > MAX_LINE_LENGTH) throw new MaintenanceError('A line of the export has no end.');
    }
  }
  if (parts.join('') + decoder.decode() !== '') throw new MaintenanceError('The last line of the export breaks off.');
}
