/** One row of a file as it stands there, whatever the format. */
export interface SourceRow {
  /** Where it ends, counted from 1. */
  line: number;
  /** Rows of one product that follow one another share it. */
  key: string;
  /** Cells by their `columnName`; a name that comes several times has several values. Own JSON is under `product`. */
  cells: ReadonlyMap<string, readonly string[]>;
  /** Whether it stands in a table, where one cell may hold a list. */
  isOfTable?: boolean;
  /** The row as JSON holds it. */
  json?: unknown;
  /** Why the row cannot be read. */
  fault?: string;
}

/** The first value of a cell, trimmed; undefined where it is empty or not there. */
export function cell(row: SourceRow, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = row.cells.get(name)?.find((text) => text.trim() !== '');
    if (value !== undefined) return value.trim();
  }
  return undefined;
}

/** A text of its own: one that was cut out of a larger one keeps all of that in memory as long as it is kept itself. */
export function detached(text: string): string {
  return Buffer.from(text).toString();
}
