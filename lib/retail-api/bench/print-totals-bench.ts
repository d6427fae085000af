import { measureTotals } from './totals-bench.ts';

const CARTS = 1_000_000;

/** Prints the figures as one line of JSON, for the benchmark that puts all figures in one table. */
process.stdout.write(`${JSON.stringify(measureTotals(CARTS))}\n`);
