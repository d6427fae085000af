import type { SortOrder } from '#lib/contract/index.ts';
import type { Steps } from './sliced-work.ts';
import { NO_WEIGHT, type SortKeys } from './sort-keys.ts';

/** Sort orders that are the same for every list; relevance depends on the text. */
export type FixedOrder = Exclude<SortOrder, 'relevance'>;

/** All ordinals in each sort order. */
export type Orders = Readonly<Record<FixedOrder, Uint32Array>>;

/** Compares two ordinals: negative if the first comes before the second. */
type Comparison = (left: number, right: number) => number;

type Column = ArrayLike<number>;
const ascending = (column: Column, left: number, right: number) => (column[left] as number) - (column[right] as number);

/** Sorts all products in each sort order. */
export function* sortOrders(keys: SortKeys): Steps<Orders> {
  const ascendingOrdinals = Uint32Array.from({ length: keys.position.length }, (_, ordinal) => ordinal);
  const orders: [string, Uint32Array][] = [];
  for (const [order, compare] of Object.entries(comparisons(keys))) {
    orders.push([order, ascendingOrdinals.slice().sort(compare)]);
    yield;
  }
  return Object.fromEntries(orders) as Orders;
}

/** All ordinals, the cheapest product first. */
export function orderByPrice(keys: SortKeys): Uint32Array {
  return Uint32Array.from(keys.position, (_, ordinal) => ordinal).sort(comparisons(keys)['price-low']);
}

/** Compares two ordinals by popularity. */
export const comparePopularity = (keys: SortKeys): Comparison => comparisons(keys).popularity;

/** The sort orders after some products' keys have changed: these are removed and inserted at their new positions. */
export function reordered(orders: Orders, keys: SortKeys, changed: ReadonlySet<number>): Orders {
  const stays = new Uint8Array(keys.position.length).fill(1);
  for (const ordinal of changed) stays[ordinal] = 0;
  const sorted = Object.entries(comparisons(keys)).map(([order, compare]) => [
    order,
    withPut(orders[order as FixedOrder], stays, [...changed].sort(compare), compare),
  ]);
  return Object.fromEntries(sorted);
}

/** A sorted list after some of its ordinals were removed, sorted and inserted again. */
function withPut(sorted: Uint32Array, stays: Uint8Array, changed: readonly number[], compare: Comparison): Uint32Array {
  const staying = sorted.filter((ordinal) => stays[ordinal] === 1);
  const next = new Uint32Array(sorted.length);
  let from = 0;
  for (const [placed, ordinal] of changed.entries()) {
    const place = placeOf(ordinal, staying, compare);
    next.set(staying.subarray(from, place), from + placed);
    next[place + placed] = ordinal;
    from = place;
  }
  next.set(staying.subarray(from), from + changed.length);
  return next;
}

function comparisons(keys: SortKeys): Readonly<Record<FixedOrder, Comparison>> {
  const { available, hot, launched, price, discount, weight, origin, rating, position } = keys;
  /** Sold-out products last, then by the operator's "hot seller" mark, then the newest, then the operator's order. */
  const byPopularity: Comparison = (left, right) =>
    ascending(available, right, left) ||
    ascending(hot, right, left) ||
    ascending(launched, right, left) ||
    ascending(position, left, right);
  const up = (column: Column) =>
    ((left, right) => ascending(column, left, right) || byPopularity(left, right)) satisfies Comparison;
  const down = (column: Column) =>
    ((left, right) => ascending(column, right, left) || byPopularity(left, right)) satisfies Comparison;
  /** Products without a weight come last in both directions. */
  const weighed = (compare: Comparison) =>
    ((left, right) =>
      Number(weight[left] === NO_WEIGHT) - Number(weight[right] === NO_WEIGHT) ||
      compare(left, right)) satisfies Comparison;
  return {
    popularity: byPopularity,
    newest: down(launched),
    'price-low': up(price),
    'price-high': down(price),
    discount: down(discount),
    'weight-low': weighed(up(weight)),
    'weight-high': weighed(down(weight)),
    origin: up(origin),
    rating: down(rating),
  };
}

/** How many of the sorted ordinals come before a given one. */
function placeOf(ordinal: number, sorted: Uint32Array, compare: Comparison): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] as number, ordinal) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
