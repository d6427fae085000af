import { acceptsCash } from './accepts-cash.ts';

test.each([
  ["Men's Watches", 'Dress', true],
  ['Necklaces', 'Coin Necklaces', true],
  ['Pendants', 'Bar Pendants', true],
  ['Necklaces', 'Gold Necklaces', true],
  ['Gold Coins', '5 g', false],
  ['Coins', '', false],
  ['Gifts', 'Silver Coin', false],
  ['Investment', 'Gold Bars ', false],
  ['Bullion', '', false],
  ['Rings', 'Made to Order', false],
  ['Made-to-order Rings', '', false],
])('cash on delivery for %s, %s: %s', (category, subCategory, expected) =>
  expect(acceptsCash({ category, subCategory })).toBe(expected),
);

test('engraved goods, which nobody else would buy, are not paid in cash', () => {
  const watch = { category: "Men's Watches", subCategory: 'Dress' };
  expect(acceptsCash({ ...watch, engraving: { text: 'A & R' } })).toBe(false);
  expect(acceptsCash({ ...watch, engraving: null })).toBe(true);
});
