import { stringify } from 'csv-stringify/sync';
import type { Terminal } from '#lib/shared/command-line.ts';
import { INDIA_AHEAD_MS } from '#lib/shared/india-time.ts';
import { visible, visibleLine } from './visible-text.ts';

/** How a column is written as CSV: rupees with two decimals, times as in India. */
type ColumnKind = 'text' | 'number' | 'rupees' | 'time';

/** The columns of a report in their order. */
export type ReportColumns<Row> = readonly (readonly [name: keyof Row & string, kind: ColumnKind])[];

/**
 * Prints the pages of a report as they come: as CSV with a header, in which a spreadsheet takes no text for a formula, or
 * as a JSON list.
 */
export async function printReport<Row extends object>(
  { print }: Pick<Terminal, 'print'>,
  columns: ReportColumns<Row>,
  pages: AsyncIterable<readonly Row[]>,
  json: boolean,
): Promise<void> {
  const kinds = columns.map(([, kind]) => kind);
  let printed = 0;
  let isBegun = json;
  // Nothing is printed before the first page is there, so that a refusal stands alone.
  const begin = () => {
    if (!isBegun) print(columns.map(([name]) => name).join(','));
    isBegun = true;
  };
  for await (const rows of pages) {
    begin();
    for (const row of rows) {
      if (json) print(`${printed === 0 ? '[' : ','}${visible(JSON.stringify(row))}`);
      else
        print(
          csvLine(
            columns.map(([name, kind]) => cellOf(row[name], kind)),
            kinds,
          ),
        );
      printed += 1;
    }
  }
  begin();
  if (json) print(printed === 0 ? '[]' : ']');
}

function cellOf(value: unknown, kind: ColumnKind): string | number {
  if (value === null) return '';
  if (typeof value !== 'number') return visibleLine(String(value));
  return kind === 'time' ? timeText(value) : value;
}

/** A time that spreadsheets read: `2026-11-26 18:30`, in India. */
function timeText(at: number): string {
  return new Date(at + INDIA_AHEAD_MS).toISOString().slice(0, 16).replace('T', ' ');
}

/** A line of CSV without its end. A number stays one: only a text that begins with a minus is guarded. */
function csvLine(cells: readonly (string | number)[], kinds: readonly ColumnKind[]): string {
  return stringify([cells], {
    escape_formulas: true,
    eof: false,
    cast: { number: (value, { index }) => (kinds[index] === 'rupees' ? value.toFixed(2) : String(value)) },
  });
}
