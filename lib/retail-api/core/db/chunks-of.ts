/** As many rows as one statement takes on either engine, however many columns they have. */
const ROWS = 500;

/** Cuts rows into lists that one statement can write. */
export function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, index) =>
    rows.slice(index * ROWS, (index + 1) * ROWS),
  );
}
