/** The cells of a range that was copied from a spreadsheet or a CSV file: rows of texts. */
export function cellsOf(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const separator = lines.some((line) => line.includes('\t')) ? '\t' : ',';
  return lines.map((line) => (separator === '\t' ? line.split('\t') : fieldsOf(line)).map((cell) => cell.trim()));
}

/** The fields of a line of CSV, in which quotes keep a comma. */
function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

/** A grid with cells put into it at a place; rows are added as needed, and what is beyond the last column is left out. */
export function withPasted(
  rows: readonly (readonly string[])[],
  pasted: readonly (readonly string[])[],
  row: number,
  column: number,
  columns: number,
): string[][] {
  const length = Math.max(rows.length, row + pasted.length);
  return Array.from({ length }, (_row, at) =>
    Array.from({ length: columns }, (_cell, place) => pasted[at - row]?.[place - column] ?? rows[at]?.[place] ?? ''),
  );
}

/** The rows of a grid in which something is written, with their places. */
export function filledRows(rows: readonly (readonly string[])[]): { at: number; cells: readonly string[] }[] {
  return rows.map((cells, at) => ({ at, cells })).filter(({ cells }) => cells.some((cell) => cell !== ''));
}
