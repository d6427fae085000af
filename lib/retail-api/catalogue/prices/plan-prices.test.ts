import { DAY_MS, HOUR_MS } from '#lib/shared/durations.ts';
import { type PricedSku, type PriceRow, planPrices } from './plan-prices.ts';
import type { ScheduledPrice } from './reprice.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const OPTIONS = { now: NOW, replace: false, maximumJump: 50, savedBy: 'Meera', note: '' };
const SALE: ScheduledPrice = {
  id: 'sale',
  price: 80_000,
  mrp: null,
  from: NOW + DAY_MS,
  until: NOW + 3 * DAY_MS,
  savedBy: 'Meera',
  note: '',
};
const sku = (name: string, schedule: readonly ScheduledPrice[] = []): PricedSku => ({
  sku: name,
  productCode: 'RING',
  state: { price: 100_000, mrp: 150_000, regularPrice: null },
  schedule,
});
const row = (changes: Partial<PriceRow>): PriceRow => ({
  id: 'RING',
  price: 90_000,
  mrp: undefined,
  from: undefined,
  until: undefined,
  expected: undefined,
  ...changes,
});
const SKUS = [sku('RING-12', [SALE]), sku('RING-14')];
const skusOf = (id: string) => SKUS.filter((priced) => id === priced.sku || id === priced.productCode);
const plan = (rows: Partial<PriceRow>[], options: Partial<typeof OPTIONS> | { maximumJump: null } = {}) =>
  planPrices(rows.map(row), skusOf, { ...OPTIONS, ...options });

test.each<[string, Partial<PriceRow>, string, RegExp]>([
  ['an unknown id', { id: 'NOPE' }, 'Id', /neither a product nor a SKU/],
  ['a price above the MRP', { price: 150_001 }, 'Price', /₹1,500.01 is above the MRP of ₹1,500/],
  ['a price above the new MRP', { mrp: 89_999 }, 'Price', /above the MRP of ₹899.99/],
  ['a jump down', { price: 49_999 }, 'Price', /from ₹1,000 to ₹499.99 is a jump of more than 50%/],
  ['a jump up', { price: 150_001, mrp: 200_000 }, 'Price', /jump of more than 50%/],
  ['another price than expected', { expected: 99_900 }, 'ExpectedPrice', /RING-12 now costs ₹1,000/],
  ['an end that is past', { until: NOW }, 'Until', /is in the past/],
  ['an end before the beginning', { from: NOW + DAY_MS, until: NOW + HOUR_MS }, 'Until', /after From/],
  ['a beginning in more than a year', { from: NOW + 367 * DAY_MS }, 'From', /more than a year/],
  ['an MRP for a time', { mrp: 160_000, until: NOW + DAY_MS }, 'MRP', /for a limited time only/],
  ['an overlap', { from: NOW + 2 * DAY_MS, until: NOW + 5 * DAY_MS }, 'From', /overlaps the price of ₹800/],
  ['an MRP below a scheduled price', { mrp: 79_999, price: 70_000 }, 'MRP', /price of ₹800 that is scheduled/],
])('%s is refused', (_, changes, field, message) => {
  const { refused, plans } = plan([changes]);
  expect(refused).toEqual([{ Row: 1, Field: field, Message: expect.stringMatching(message) }]);
  expect(plans.size).toBe(0);
});

test('a price is refused above an MRP that is scheduled for its time, in any order of rows, and taken before it', () => {
  const lower = { id: 'RING-14', price: 80_000, mrp: 85_000, from: NOW + 5 * DAY_MS };
  const at = (from: number, until?: number) => ({ id: 'RING-14', from: NOW + from, until: until && NOW + until });
  const messages = (rows: Partial<PriceRow>[]) => plan(rows).refused.map(({ Row, Message }) => [Row, Message]);
  const above = [2, '₹900 is above the MRP of ₹850 that is scheduled'];
  expect(messages([lower, at(6 * DAY_MS, 7 * DAY_MS)])).toEqual([above]);
  expect(messages([lower, at(4 * DAY_MS, 7 * DAY_MS)])).toEqual([above]);
  expect(messages([lower, at(6 * DAY_MS)])).toEqual([above]);
  expect(messages([lower, at(4 * DAY_MS), at(4 * DAY_MS, 5 * DAY_MS)])).toEqual([]);
  const higher = { ...lower, price: 90_000, mrp: 120_000, from: NOW + 8 * DAY_MS };
  expect(messages([lower, higher, at(9 * DAY_MS)])).toEqual([]);
});

test('a price up to the limit of a jump, and any price without a limit, is taken', () => {
  expect(plan([{ price: 50_000 }]).refused).toEqual([]);
  expect(plan([{ price: 100 }], { maximumJump: null }).refused).toEqual([]);
});

test('a sale right after another is no overlap', () => {
  const next = { from: NOW + 3 * DAY_MS, until: NOW + 4 * DAY_MS };
  expect(plan([next, { from: NOW, until: NOW + DAY_MS }]).refused).toEqual([]);
});

test('the rows of all sizes may name the product; rows that contradict each other are refused', () => {
  const { refused, plans } = plan([{}, { id: 'RING-12' }, { id: 'RING-14', price: 91_000 }]);
  expect(refused).toEqual([{ Row: 3, Field: 'Id', Message: expect.stringContaining('sets ₹900 from the same time') }]);
  expect([...plans.values()].map(({ added }) => added.length)).toEqual([1, 1]);
});

test('a product may get a regular price and a sale in one call, and one SKU alone', () => {
  const { refused, plans } = plan([{ id: 'RING-14' }, { id: 'RING-14', price: 70_000, until: NOW + DAY_MS }]);
  expect(refused).toEqual([]);
  expect([...plans.keys()]).toEqual(['RING-14']);
  expect(plans.get('RING-14')?.added).toMatchObject([
    { price: 90_000, from: NOW, until: null, savedBy: 'Meera' },
    { price: 70_000, from: NOW, until: NOW + DAY_MS },
  ]);
});

test('the same price list can be sent again, before and during its sale', () => {
  const again = { price: SALE.price, from: SALE.from, until: SALE.until ?? 0 };
  expect(plan([again])).toMatchObject({ refused: [] });
  const during = plan([{ ...again, from: undefined }], { now: SALE.from + 1 });
  expect(during.refused).toEqual([]);
  expect(during.plans.get('RING-12')?.added).toEqual([]);
});

test('scheduled prices can be replaced', () => {
  const { refused, plans } = plan([{ until: NOW + 5 * DAY_MS }], { replace: true });
  expect(refused).toEqual([]);
  expect(plans.get('RING-12')).toMatchObject({ retained: [], dropped: [SALE] });
});
