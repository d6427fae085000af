/** Rows per statement that either engine accepts, regardless of the number of columns. */
const ROWS = 500;

/** Splits rows into chunks that one statement can write. */
export function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, index) =>
    rows.slice(index * ROWS, (index + 1) * ROWS),
  );
}
