import { DAY_MS } from '#lib/shared/durations.ts';
import { reprice, type ScheduledPrice } from './reprice.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const REGULAR = { price: 1000, mrp: 1500, regularPrice: null };
const scheduled = (id: string, from: number, until: number | null, price: number, mrp: number | null = null) =>
  ({ id, price, mrp, from: NOW + from, until: until === null ? null : NOW + until, savedBy: 'A', note: '' }) as const;
const SALE = scheduled('sale', -1, DAY_MS, 800);
const ids = (entries: readonly ScheduledPrice[]) => entries.map(({ id }) => id);

test('a temporary price begins, and knows when it ends and what applies then', () => {
  const next = reprice(REGULAR, [SALE], [], NOW);
  expect(next).toMatchObject({ price: 800, mrp: 1500, regularPrice: 1000, priceBefore: 1000, isChanged: true });
  expect(next).toMatchObject({ changesAt: NOW + DAY_MS, over: [], cause: SALE });
});

test('a temporary price ends in the millisecond of its end', () => {
  const during = { price: 800, mrp: 1500, regularPrice: 1000 };
  expect(reprice(during, [SALE], [], NOW + DAY_MS - 1)).toMatchObject({ price: 800, isChanged: false });
  const next = reprice(during, [SALE], [], NOW + DAY_MS);
  expect(next).toMatchObject({ price: 1000, regularPrice: null, priceBefore: null, changesAt: null, isChanged: true });
  expect(ids(next.over)).toEqual(['sale']);
});

test('a sale that began and ended while nothing ran changes nothing', () => {
  const next = reprice(REGULAR, [scheduled('sale', -2 * DAY_MS, -DAY_MS, 800)], [], NOW);
  expect(next).toMatchObject({ price: 1000, isChanged: false, changesAt: null });
  expect(ids(next.over)).toEqual(['sale']);
});

test('a new regular price during a sale waits for its end', () => {
  const during = { price: 800, mrp: 1500, regularPrice: 1000 };
  const next = reprice(during, [SALE, scheduled('new', 0, null, 1200)], [], NOW);
  expect(next).toMatchObject({ price: 800, regularPrice: 1200, isChanged: false });
  expect(ids(next.over)).toEqual(['new']);
});

test('of several regular prices whose time has come the latest applies, with its MRP', () => {
  const schedule = [scheduled('b', -1, null, 1300, 1700), scheduled('a', -2, null, 1100), scheduled('c', 5, null, 1)];
  const next = reprice(REGULAR, schedule, [], NOW);
  expect(next).toMatchObject({ price: 1300, mrp: 1700, regularPrice: null, changesAt: NOW + 5 });
  expect(ids(next.over)).toEqual(['a', 'b']);
});

test('nothing is sold above an MRP that was lowered after a price had been scheduled', () => {
  const lowered = { price: 600, mrp: 700, regularPrice: null };
  expect(reprice(lowered, [SALE], [], NOW)).toMatchObject({ price: 600, regularPrice: null });
  expect(reprice(lowered, [scheduled('new', -1, null, 1200)], [], NOW)).toMatchObject({ price: 700 });
});

test('the end of a price drop is a change by time, too', () => {
  const next = reprice({ ...REGULAR, price: 900 }, [], [{ price: 1000, endedAt: NOW - DAY_MS }], NOW);
  expect(next).toMatchObject({ priceBefore: 1000, changesAt: NOW + 29 * DAY_MS, isChanged: false });
  const later = reprice({ ...REGULAR, price: 900 }, [], [{ price: 1000, endedAt: NOW - 30 * DAY_MS }], NOW);
  expect(later).toMatchObject({ priceBefore: null, changesAt: null });
});
