import type { IndexCost, SearchTiming } from '#lib/shared/bench-figures.ts';
import { apiFigures } from './api-figures.ts';
import type { BenchOptions } from './options.ts';
import { maxGoal, type Row, reported } from './table.ts';

const GOAL_MS = 25;
/** The goal applies to catalogues up to this size; larger ones are only reported. */
const GOAL_PRODUCTS = 100_000;
/** Rows with a goal; the others are for comparison. */
const WITH_GOAL = /^(?:search|suggestion) call$/;

/** Measures search and suggestions at the retail API, over the demo catalogue and a large one, on every engine. */
export async function benchSearch({ products }: BenchOptions): Promise<Row[]> {
  const { timings, indexes } = await apiFigures('print-search-bench', [String(products)]);
  return [...indexes.flatMap(costRows), ...timings.flatMap(timingRows)];
}

function timingRows({ what, engine, products, p50, p99, processor99 }: SearchTiming): Row[] {
  const name = `${what}, ${of(products)}${engine ? `, ${engine}` : ''}`;
  const hasGoal = WITH_GOAL.test(what) && products <= GOAL_PRODUCTS;
  return [
    hasGoal ? maxGoal('search', `${name}: p99`, p99, GOAL_MS, 'ms') : reported('search', `${name}: p99`, p99, 'ms'),
    reported('search', `${name}: p99 of processor time`, processor99, 'ms'),
    reported('search', `${name}: median`, p50, 'ms'),
  ];
}

function costRows({ what, products, megabytes, time, processor }: IndexCost): Row[] {
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
