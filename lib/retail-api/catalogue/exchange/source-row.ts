/** One row of a file, in any format. */
export interface SourceRow {
  /** Its last line, counted from 1. */
  line: number;
  /** Shared by consecutive rows of one product. */
  key: string;
  /** Cells by their `columnName`; a repeated name has several values. Own JSON is under `product`. */
  cells: ReadonlyMap<string, readonly string[]>;
  /** Facts of the product by their `factKey`, where the format or a mapping names them apart from its columns. */
  facts?: ReadonlyMap<string, string>;
  /** Whether it is from a table, where one cell may contain a list. */
  isOfTable?: boolean;
  /** The parsed JSON of the row. */
  json?: unknown;
  /** Why the row cannot be read. */
  fault?: string;
}

/** The first value of a cell, trimmed; undefined if it is empty or missing. */
export function cell(row: SourceRow, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = row.cells.get(name)?.find((text) => text.trim() !== '');
    if (value !== undefined) return value.trim();
  }
  return undefined;
}

/** A copy of a string: a substring would keep the whole larger string in memory. */
export function detached(text: string): string {
  return Buffer.from(text).toString();
}
