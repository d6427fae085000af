import { apiFigures } from './api-figures.ts';
import type { BenchOptions } from './options.ts';
import { maxGoal, type Row, reported } from './table.ts';

/** Times in milliseconds at the API's handler; `engine` is null where no database is read. */
interface Timing {
  products: number;
  what: string;
  engine: 'sqlite' | 'postgres' | null;
  p50: number;
  p99: number;
  /** CPU time of this process at the 99th percentile: unlike the others it is reliable on a busy machine. */
  processor99: number;
}

/** The cost of an index: milliseconds to build it, and megabytes of memory. */
interface Cost {
  products: number;
  what: string;
  megabytes: number;
  time: number;
  processor: number;
}

const GOAL_MS = 25;
/** The goal applies to catalogues up to this size; larger ones are only reported. */
const GOAL_PRODUCTS = 100_000;
/** Rows with a goal; the others are for comparison. */
const WITH_GOAL = /^(?:search|suggestion) call$/;

/** Measures search and suggestions at the retail API, over the demo catalogue and a large one, on every engine. */
export async function benchSearch({ products }: BenchOptions): Promise<Row[]> {
  const { timings, indexes } = await apiFigures<{ timings: Timing[]; indexes: Cost[] }>('print-search-bench', [
    String(products),
  ]);
  return [...indexes.flatMap(costRows), ...timings.flatMap(timingRows)];
}

function timingRows({ what, engine, products, p50, p99, processor99 }: Timing): Row[] {
  const name = `${what}, ${of(products)}${engine ? `, ${engine}` : ''}`;
  const hasGoal = WITH_GOAL.test(what) && products <= GOAL_PRODUCTS;
  return [
    hasGoal ? maxGoal('search', `${name}: p99`, p99, GOAL_MS, 'ms') : reported('search', `${name}: p99`, p99, 'ms'),
    reported('search', `${name}: p99 of processor time`, processor99, 'ms'),
    reported('search', `${name}: median`, p50, 'ms'),
  ];
}

function costRows({ what, products, megabytes, time, processor }: Cost): Row[] {
  const name = `${what}, ${of(products)}`;
  return [
    reported('search', `${name}: built in`, time / 1000, 's'),
    reported('search', `${name}: processor time of that`, processor / 1000, 's'),
    reported('search', `${name}: memory`, megabytes, 'MB'),
  ];
}

function of(products: number): string {
  return `${products.toLocaleString('en-IN')} products`;
}
