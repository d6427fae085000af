import { ConfigurationError } from '#lib/shared/env.ts';
import { benchCatalogue } from './catalogue.ts';
import { benchCheckout } from './checkout.ts';
import { benchEnumeration } from './enumeration.ts';
import { benchFront } from './front.ts';
import { benchGate } from './gate.ts';
import { type BenchOptions, readOptions } from './options.ts';
import { benchPhoto } from './photo.ts';
import { benchRender } from './render.ts';
import { benchScript } from './script.ts';
import { benchSearch } from './search.ts';
import { benchStart } from './start.ts';
import { benchSuggestions } from './suggestions.ts';
import { printTable, type Row } from './table.ts';
import { benchTotals } from './totals.ts';

const PARTS: Record<string, (options: BenchOptions) => Promise<Row[]>> = {
  front: benchFront,
  gate: benchGate,
  render: benchRender,
  script: benchScript,
  start: benchStart,
  search: benchSearch,
  suggestions: benchSuggestions,
  photo: benchPhoto,
  catalogue: benchCatalogue,
  enumeration: benchEnumeration,
  totals: benchTotals,
  checkout: benchCheckout,
};

/** Runs the named parts, or all, one after the other and prints their figures as one table; see `readOptions`. */
export async function bench(args: readonly string[]): Promise<void> {
  const { names, options } = readOptions(args);
  const selected = names.length > 0 ? names : Object.keys(PARTS);
  const rows: Row[] = [];
  for (const name of selected) {
    const part = PARTS[name];
    if (!part) throw new ConfigurationError(`There is no part "${name}": ${Object.keys(PARTS).join(', ')}.`);
    process.stdout.write(`Measuring ${name} …\n`);
    rows.push(...(await part(options)));
  }
  if (rows.length > 0) printTable(rows);
}
