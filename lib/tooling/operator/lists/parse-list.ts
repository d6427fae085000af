import { readList } from '#lib/shared/lists/read-list.ts';
import { CommandError } from '../command-context.ts';
import { WrongCell } from './cell-values.ts';
import type { ListKind, Refusal } from './list-kind.ts';

/** A row of a file and of its call. */
export interface ParsedRow<Row> {
  line: number;
  row: Row;
}

interface ParsedList<Row> {
  rows: ParsedRow<Row>[];
  /** How many rows the file has. */
  total: number;
  /** Cells that cannot be used. */
  refusals: Refusal[];
  /** Lines above the header, which were left out. */
  above: number;
  /** Columns that mean nothing here. */
  ignored: string[];
  /** The column of the file for a field of the call. */
  columnOf(field: string): string;
}

/** Reads the rows of a file. Throws UnreadableListError or CommandError where the file as a whole cannot be used. */
export function parseList<Row>(text: string, file: string, kind: ListKind<Row>): ParsedList<Row> {
  const fieldsOf = (names: Iterable<string>) =>
    new Set([...names].flatMap((name) => (Object.hasOwn(kind.columns, name) ? [kind.columns[name] ?? ''] : [])));
  const list = readList(text, file, (names) => kind.isComplete(fieldsOf(names)));
  const known = list.columns.filter((column) => Object.hasOwn(kind.columns, column));
  const columns = new Map<string, string>();
  for (const column of known) {
    const field = kind.columns[column] ?? '';
    const other = columns.get(field);
    if (other !== undefined) throw new CommandError(`${file} has both columns ${other} and ${column}; keep one.`);
    columns.set(field, column);
  }
  if (!kind.isComplete(new Set(columns.keys()))) throw new CommandError(`${file} needs ${kind.needs}.`);
  const columnOf = (field: string) => columns.get(field) ?? field;
  const rows: ParsedRow<Row>[] = [];
  const refusals: Refusal[] = [];
  for (const { line, cells: byColumn } of list.rows) {
    const cells = new Map([...columns].flatMap(([field, column]) => pair(field, byColumn.get(column))));
    const wrong: Omit<Refusal, 'id'>[] = [];
    const at = <Value>(field: string, read: (cell: string) => Value): Value | undefined => {
      const cell = cells.get(field);
      try {
        return cell === undefined ? undefined : read(cell);
      } catch (error) {
        if (!(error instanceof WrongCell)) throw error;
        wrong.push({ line, column: columnOf(field), message: error.message });
        return undefined;
      }
    };
    const row = kind.toRow(cells, at);
    const id = kind.idOf(row);
    for (const field of missingFields(kind, cells)) wrong.push({ line, column: columnOf(field), message: 'is empty' });
    if (wrong.length === 0) rows.push({ line, row });
    else refusals.push(...wrong.map((refusal) => ({ ...refusal, id })));
  }
  const ignored = list.columns.filter((column) => !known.includes(column));
  return { rows, total: list.rows.length, refusals, above: list.above, ignored, columnOf };
}

const pair = (field: string, cell: string | undefined): [string, string][] =>
  cell === undefined ? [] : [[field, cell]];

/** The fields that a row lacks. */
function missingFields<Row>(kind: ListKind<Row>, cells: ReadonlyMap<string, string>): string[] {
  return kind.required.filter((field) => !cells.has(field));
}
