import type { RatesTiming } from '#lib/shared/bench-figures.ts';
import { apiFigures } from './api-figures.ts';
import type { BenchOptions } from './options.ts';
import { maxGoal, type Row, reported } from './table.ts';

const GOAL_S = 60;
const GOAL_PAGE_MS = 250;
/** The goal applies to catalogues up to this size; larger ones are only reported. */
const GOAL_PRODUCTS = 100_000;

/** Measures metal rates that reprice a catalogue of jewellery, on every engine, while the shop is open. */
export async function benchRates({ products }: BenchOptions): Promise<Row[]> {
  return (await apiFigures('print-rates-bench', [String(products)])).flatMap(rowsOf);
}

function rowsOf({ engine, products, changed, preview, applied, pages, writes }: RatesTiming): Row[] {
  const name = `${products.toLocaleString('en-IN')} pieces, ${changed.toLocaleString('en-IN')} sizes, ${engine}`;
  const hasGoal = products <= GOAL_PRODUCTS;
  const timed = (what: string, seconds: number) =>
    hasGoal
      ? maxGoal('rates', `${name}: ${what}`, seconds, GOAL_S, 's')
      : reported('rates', `${name}: ${what}`, seconds, 's');
  return [
    reported('rates', `${name}: preview`, preview / 1000, 's'),
    timed('repriced in', applied / 1000),
    maxGoal('rates', `${name}: a product page meanwhile, p99`, pages.p99, GOAL_PAGE_MS, 'ms'),
    reported('rates', `${name}: the slowest of ${pages.count} pages`, pages.slowest, 'ms'),
    reported('rates', `${name}: an addition to a cart meanwhile, p99`, writes.p99, 'ms'),
    reported('rates', `${name}: the slowest of ${writes.count} additions`, writes.slowest, 'ms'),
  ];
}
