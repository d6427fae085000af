import { runProgram, TERMINAL } from '#lib/shared/command-line.ts';
import { benchCatalogue } from './catalogue.ts';
import { benchCheckout } from './checkout.ts';
import { benchCluster } from './cluster.ts';
import { benchDesk } from './desk.ts';
import { benchEnumeration } from './enumeration.ts';
import { benchFront } from './front.ts';
import { benchGate } from './gate.ts';
import { benchNodes } from './nodes.ts';
import { type BenchOptions, benchProgram } from './options.ts';
import { benchOverload } from './overload.ts';
import { benchPages } from './pages.ts';
import { benchPhoto } from './photo.ts';
import { benchRates } from './rates.ts';
import { benchRender } from './render.ts';
import { benchRequests } from './requests.ts';
import { benchScript } from './script.ts';
import { benchSearch } from './search.ts';
import { benchStart } from './start.ts';
import { benchSuggestions } from './suggestions.ts';
import { printTable, type Row } from './table.ts';
import { benchTotals } from './totals.ts';

const PARTS: Record<string, (options: BenchOptions) => Promise<Row[]>> = {
  front: benchFront,
  overload: benchOverload,
  gate: benchGate,
  render: benchRender,
  requests: benchRequests,
  script: benchScript,
  pages: benchPages,
  start: benchStart,
  search: benchSearch,
  suggestions: benchSuggestions,
  photo: benchPhoto,
  catalogue: benchCatalogue,
  rates: benchRates,
  desk: benchDesk,
  enumeration: benchEnumeration,
  totals: benchTotals,
  checkout: benchCheckout,
  cluster: benchCluster,
  nodes: benchNodes,
};

/**
 * Runs the named parts, or all, one after the other and prints their figures as one table; see `benchProgram`. Sets the
 * exit code for wrong usage, and where a part fails; the figures of the others are printed all the same.
 */
export async function bench(args: readonly string[]): Promise<void> {
  const program = benchProgram(Object.keys(PARTS), TERMINAL, measure);
  const code = await runProgram(program, args, TERMINAL);
  if (code !== 0) process.exitCode = code;
}

async function measure(names: readonly string[], options: BenchOptions): Promise<void> {
  const rows: Row[] = [];
  for (const name of names) {
    TERMINAL.print(`Measuring ${name} …`);
    try {
      rows.push(...((await PARTS[name]?.(options)) ?? []));
    } catch (error) {
      // What was measured before, for half an hour perhaps, is printed all the same.
      TERMINAL.warn(`The part ${name} failed: ${error instanceof Error ? error.stack : error}`);
      process.exitCode = 1;
    }
  }
  if (rows.length > 0) printTable(rows);
}
