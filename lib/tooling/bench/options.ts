import { createProgram, once, oneOf, type Terminal, wholeNumber } from '#lib/shared/command-line.ts';
import { SCENARIO_NAMES, type ScenarioName } from './cluster/scenarios.ts';
import { DEVICES, type DeviceName } from './pages/devices.ts';
import { PAGE_NAMES, type PageName } from './pages/page-goals.ts';

/** The options of the benchmark parts. */
export interface BenchOptions {
  /** The number of products in the large search catalogue, in addition to those of the demo. */
  products: number;
  /** The number of products imported from files. */
  imported: number;
  /** The number of photo searches on each background. */
  queries: number;
  /** How often each page is opened; the median counts. */
  runs: number;
  /** What `pages` measures, and on which devices. */
  devices: readonly DeviceName[];
  subjects: readonly BenchPart[];
  /** What goes wrong in `cluster`. */
  scenarios: readonly ScenarioName[];
}

/** A page by itself, or what shoppers do on all of them. */
export type BenchPart = PageName | 'presses' | 'gestures';

const SUBJECTS: readonly BenchPart[] = [...PAGE_NAMES, 'presses', 'gestures'];
const DEVICE_NAMES: readonly DeviceName[] = Object.values(DEVICES).map(({ name }) => name);

const PRODUCTS = 100_000;
/** The default is small, because ten imports of 100,000 products take long. */
const IMPORTED = 10_000;
const MAX_PRODUCTS = 1_000_000;
const QUERIES = 10;
const MAX_QUERIES = 1_000;
const RUNS = 3;
const MAX_RUNS = 30;

type Measure = (names: readonly string[], options: BenchOptions) => Promise<void>;

/**
 * Creates the program of `npm run bench`. Its arguments are names of `parts`, `--products 1000000` and `--queries 50`;
 * `measure` gets the named parts, or all.
 */
export function benchProgram(parts: readonly string[], terminal: Terminal, measure: Measure) {
  const parsePart = oneOf(parts);
  return createProgram('npm run bench --', terminal)
    .description('Measures the store and prints the figures as one table.')
    .argument('[PARTS...]', `${parts.join(', ')}; all unless named`, (name, previous: readonly string[] = []) => [
      ...previous,
      parsePart(name),
    ])
    .option(
      '--products <N>',
      `products of the search (${PRODUCTS} unless given) and of the import (${IMPORTED} unless given)`,
      once(wholeNumber(MAX_PRODUCTS)),
    )
    .option(
      '--queries <N>',
      `photo searches on each background; ${QUERIES} unless given`,
      once(wholeNumber(MAX_QUERIES)),
    )
    .option('--runs <N>', `how often \`pages\` opens each; ${RUNS} unless given`, once(wholeNumber(MAX_RUNS)))
    .option('--device <NAME>', `${DEVICE_NAMES.join(' or ')}; both unless given`, once(oneOf(DEVICE_NAMES)))
    .option('--only <NAME>', `${SUBJECTS.join(', ')}; all of \`pages\` unless given`, once(oneOf(SUBJECTS)))
    .option(
      '--scenario <NAME>',
      `${SCENARIO_NAMES.join(', ')}; all of \`cluster\` unless given`,
      once(oneOf(SCENARIO_NAMES)),
    )
    .action((names, { products, queries = QUERIES, runs = RUNS, device, only, scenario }) =>
      measure(names.length > 0 ? names : parts, {
        products: products ?? PRODUCTS,
        imported: products ?? IMPORTED,
        queries,
        runs,
        devices: device ? [device] : DEVICE_NAMES,
        subjects: only ? [only] : SUBJECTS,
        scenarios: scenario ? [scenario] : SCENARIO_NAMES,
      }),
    );
}
