import type { IndexCost, SearchTiming } from '#lib/shared/bench-figures.ts';
import { apiFigures } from './api-figures.ts';
import type { BenchOptions } from './options.ts';
import { maxGoal, type Row, reported } from './table.ts';

const GOAL_MS = 25;
/** The goal of the time applies to catalogues up to this size. */
const TIME_GOAL_PRODUCTS = 100_000;
/** The goal of the processor time applies to catalogues from this size. */
const PROCESSOR_GOAL_PRODUCTS = 1_000_000;
/** What has a goal; the others are for comparison. */
const TIME_GOAL = /^(?:search|suggestion) call$/;
const PROCESSOR_GOAL = /^(?:search call|index alone)$/;

/** Measures search and suggestions at the retail API, over the demo catalogue and a large one, on every engine. */
export async function benchSearch({ products }: BenchOptions): Promise<Row[]> {
  const { timings, indexes } = await apiFigures('print-search-bench', [String(products)]);
  return [...indexes.flatMap(costRows), ...timings.flatMap(timingRows)];
}

/** Returns the rows of the calls or searches of one kind, with the goals that apply to the size of their catalogue. */
export function timingRows({ what, engine, products, p50, p99, processor99 }: SearchTiming): Row[] {
  const name = `${what}, ${of(products)}${engine ? `, ${engine}` : ''}`;
  const row = (figure: string, value: number, hasGoal: boolean) =>
    hasGoal
      ? maxGoal('search', `${name}: ${figure}`, value, GOAL_MS, 'ms')
      : reported('search', `${name}: ${figure}`, value, 'ms');
  return [
    row('p99', p99, TIME_GOAL.test(what) && products <= TIME_GOAL_PRODUCTS),
    row('p99 of processor time', processor99, PROCESSOR_GOAL.test(what) && products >= PROCESSOR_GOAL_PRODUCTS),
    row('median', p50, false),
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
