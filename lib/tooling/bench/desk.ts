import type { DeskTiming } from '#lib/shared/bench-figures.ts';
import { apiFigures } from './api-figures.ts';
import type { BenchOptions } from './options.ts';
import { maxGoal, type Row, reported } from './table.ts';

const GOAL_MS = 200;
/** The goal applies to shops up to this size; larger ones are only reported. */
const GOAL_ORDERS = 100_000;

/** Measures the calls that screens of the back office make, with many orders and as many products, on every engine. */
export async function benchDesk({ products }: BenchOptions): Promise<Row[]> {
  return (await apiFigures('print-desk-bench', [String(products)])).flatMap(rowsOf);
}

function rowsOf({ engine, orders, what, p50, p99 }: DeskTiming): Row[] {
  const name = `${what}, ${orders.toLocaleString('en-IN')} orders, ${engine}`;
  return [
    orders <= GOAL_ORDERS
      ? maxGoal('desk', `${name}: p99`, p99, GOAL_MS, 'ms')
      : reported('desk', `${name}: p99`, p99, 'ms'),
    reported('desk', `${name}: median`, p50, 'ms'),
  ];
}
