/** One figure. `goal` is null where it is only reported. */
export interface Row {
  part: string;
  figure: string;
  measured: string;
  goal: string | null;
  /** Whether the goal is met; null where there is none. */
  met: boolean | null;
}

/** Creates a figure that must be at most `limit`. */
export function maxGoal(part: string, figure: string, value: number, limit: number, unit: string): Row {
  return { part, figure, measured: `${short(value)} ${unit}`, goal: `≤ ${limit} ${unit}`, met: value <= limit };
}

/** Creates a figure that must be at least `limit`. */
export function minGoal(part: string, figure: string, value: number, limit: number, unit: string): Row {
  return { part, figure, measured: `${short(value)} ${unit}`, goal: `≥ ${limit} ${unit}`, met: value >= limit };
}

/** Creates a figure without a goal. */
export function reported(part: string, figure: string, value: number, unit: string): Row {
  return { part, figure, measured: `${short(value)} ${unit}`, goal: null, met: null };
}

function short(value: number): string {
  if (Number.isInteger(value)) return String(value);
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 3);
}

/** Prints the figures in columns. */
export function printTable(rows: readonly Row[]): void {
  const labels = { true: 'met', false: 'MISSED', null: '' };
  const lines = [
    ['part', 'figure', 'measured', 'goal', ''],
    ...rows.map(({ part, figure, measured, goal, met }) => [part, figure, measured, goal ?? '', labels[`${met}`]]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) {
    process.stdout.write(
      `${line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
  }
}
