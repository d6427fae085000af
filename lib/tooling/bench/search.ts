import { apiFigures } from './api-figures.ts';
import type { BenchOptions } from './options.ts';
import { atMost, type Row, reported } from './table.ts';

/** Times in milliseconds at the API's handler; `engine` is null where no store is read. */
interface Timing {
  products: number;
  what: string;
  engine: 'sqlite' | 'postgres' | null;
  p50: number;
  p99: number;
  /** Processor time of this process at the 99th percentile: unlike the others it holds on a busy machine. */
  processor99: number;
}

/** What an index costs: milliseconds to build it, and megabytes that it keeps. */
interface Cost {
  products: number;
  what: string;
  megabytes: number;
  time: number;
  processor: number;
}

const GOAL_MS = 25;
/** The goal is for catalogues up to this size; what becomes of larger ones is reported. */
const GOAL_PRODUCTS = 100_000;
/** Rows with a goal of their own; the others are there to compare with. */
const WITH_GOAL = /^(?:search|suggestion) call$/;

/** Search and suggestions at the retail API, over the demo catalogue and over a large one, on every engine. */
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
    hasGoal ? atMost('search', `${name}: p99`, p99, GOAL_MS, 'ms') : reported('search', `${name}: p99`, p99, 'ms'),
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
