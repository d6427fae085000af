import { createProgram, type Output, once, oneOf, wholeNumber } from '#lib/shared/command-line.ts';

/** How the parts are to measure. */
export interface BenchOptions {
  /** How many products the search is measured over, beside those of the demo. */
  products: number;
  /** How many products are imported from files. */
  imported: number;
  /** How many photos are searched by on each ground. */
  queries: number;
}

const PRODUCTS = 100_000;
/** Ten imports of 100,000 take long. */
const IMPORTED = 10_000;
const MOST_PRODUCTS = 1_000_000;
const QUERIES = 10;
const MOST_QUERIES = 1_000;

type Measure = (names: readonly string[], options: BenchOptions) => Promise<void>;

/** The words after `npm run bench`; `measure` gets the named parts, none where all are meant. */
export function benchProgram(parts: readonly string[], output: Output, measure: Measure) {
  const part = oneOf(parts);
  return createProgram('npm run bench --', output)
    .description('Measures the store and prints the figures as one table.')
    .argument('[PARTS...]', `${parts.join(', ')}; all unless named`, (name, before: string[] = []) => [
      ...before,
      part(name),
    ])
    .option(
      '--products <N>',
      `products of the search (${PRODUCTS}) and of the import (${IMPORTED})`,
      once(wholeNumber(MOST_PRODUCTS)),
    )
    .option('--queries <N>', `photos searched by on each ground (${QUERIES})`, once(wholeNumber(MOST_QUERIES)))
    .action((names, { products, queries = QUERIES }) =>
      measure(names, { products: products ?? PRODUCTS, imported: products ?? IMPORTED, queries }),
    );
}
