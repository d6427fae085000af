import { DAY_MS } from '#lib/shared/durations.ts';
import { findPriceDrop } from './price-drop.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const ago = (days: number, price: number) => ({ price, endedAt: NOW - days * DAY_MS });

test.each([
  ['a lower price than the recorded one', [ago(1, 1000)], 1000],
  ['a price without a recorded one', [], null],
  ['a higher price', [ago(1, 800)], null],
  ['a drop of 30 days ago', [ago(30, 1000)], null],
  ['a price that was raised for an hour', [ago(1, 1200), ago(1 + 1 / 24, 900)], null],
  ['a price that was higher for more than 30 days', [ago(1, 1200), ago(40, 700)], 1200],
  ['the lowest price of the 30 days before', [ago(1, 1200), ago(9, 1100)], 1100],
  ['a change of the MRP alone after the drop', [ago(1, 900), ago(3, 1000)], 1000],
])('%s: %j', (_, earlier, before) => {
  expect(findPriceDrop(900, earlier, NOW)?.before ?? null).toBe(before);
});

test('a drop is shown for 30 days after it began', () => {
  expect(findPriceDrop(900, [ago(10, 1000)], NOW)?.until).toBe(NOW + 20 * DAY_MS);
});
