import { type CsvError, parse } from 'csv-parse/sync';

/** Why a file cannot be read as a list; the message names the file, the place and the reason. */
export class UnreadableListError extends Error {}

/** A row of a list: the line that it begins on, or its number in a JSON list, and its filled cells by canonical column. */
export interface ListRow {
  line: number;
  cells: ReadonlyMap<string, string>;
}

interface List {
  /** Canonical names of its columns, such as `expected_price` for `Expected Price`. */
  columns: string[];
  rows: ListRow[];
  /** Lines above the header, such as the title that a spreadsheet prints. */
  above: number;
}

/** Lines above a header that are looked at for it. */
const MAX_ABOVE = 10;
const DELIMITERS = ['\t', ';', ','] as const;

const columnOf = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');

/**
 * Reads a list: CSV with commas or semicolons, a table with tabs, or JSON, as a list or an object per line. `file` is its
 * name for messages. `isHeader` says whether these are columns of such a list: a table begins at the first line that has
 * them, below its title. Throws UnreadableListError where it cannot be read.
 */
export function readList(text: string, file: string, isHeader: (columns: ReadonlySet<string>) => boolean): List {
  const start = text.trimStart()[0];
  const { rows, above } =
    start === '[' || start === '{' ? { rows: readObjects(text, file), above: 0 } : readTable(text, file, isHeader);
  if (rows.length === 0) throw new UnreadableListError(`${file} has no rows.`);
  return { columns: [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))], rows, above };
}

/** How many lines are above the header; none where no line has the columns of one. */
function linesAbove(lines: readonly string[], isHeader: (columns: ReadonlySet<string>) => boolean): number {
  const at = lines.findIndex((line) =>
    DELIMITERS.some((delimiter) => isHeader(new Set(line.split(delimiter).map(columnOf)))),
  );
  return Math.max(0, at);
}

function readTable(
  text: string,
  file: string,
  isHeader: (columns: ReadonlySet<string>) => boolean,
): Pick<List, 'rows' | 'above'> {
  const lines = text.split(/\r?\n/, MAX_ABOVE + 1);
  const above = linesAbove(lines, isHeader);
  const delimiter = DELIMITERS.find((candidate) => lines[above]?.includes(candidate)) ?? ',';
  let records: { record: string[]; info: { lines: number } }[];
  try {
    // Cut off here: the parser reads the lines that it is told to skip, and stumbles over a quote in a title.
    records = parse(text.split('\n').slice(above).join('\n'), {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as typeof records;
  } catch (error) {
    const { code = '', lines: line = 0 } = error as CsvError & { lines?: number };
    if (!String(code).startsWith('CSV_')) throw error;
    throw new UnreadableListError(
      `${file}, line ${above + line}: a quoted cell is not closed, or a quote stands inside a cell.`,
    );
  }
  const names = records.shift()?.record.map(columnOf) ?? [];
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) < index);
  if (twice !== undefined) throw new UnreadableListError(`${file} has two columns ${twice}.`);
  const rows = records.flatMap(({ record, info }) => {
    const row = rowOf(
      above + info.lines,
      names.map((name, index) => [name, record[index] ?? '']),
    );
    return row.cells.size === 0 ? [] : row;
  });
  return { rows, above };
}

function readObjects(text: string, file: string): ListRow[] {
  const isList = text.trimStart().startsWith('[');
  const parts = isList ? [{ text, line: 1 }] : text.split('\n').map((part, index) => ({ text: part, line: index + 1 }));
  return parts.flatMap((part): ListRow[] => {
    if (part.text.trim() === '') return [];
    const value = parseJson(part.text, isList ? file : `${file}, line ${part.line}`);
    const entries = isList ? (value as unknown[]) : [value];
    return entries.map((entry, index) => {
      const line = isList ? index + 1 : part.line;
      if (typeof entry !== 'object' || entry === null)
        throw new UnreadableListError(`${file}, entry ${line} is not an object.`);
      return rowOf(
        line,
        Object.entries(entry).map(([name, cell]) => [columnOf(name), cell === null ? '' : String(cell)]),
      );
    });
  });
}

function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableListError(`${place} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function rowOf(line: number, cells: readonly (readonly [string, string])[]): ListRow {
  const filled = cells.map(([name, cell]) => [name, cell.trim()] as const);
  return { line, cells: new Map(filled.filter(([name, cell]) => name !== '' && cell !== '')) };
}
