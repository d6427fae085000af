import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { returnTerms, returnUntil } from './return-windows.ts';

const goods = (rootCategory: string, category = '', subCategory = '') => ({ rootCategory, category, subCategory });

test.each([
  ['Watches', 'Watches and smartwatches'],
  ['Smartwatches', 'Watches and smartwatches'],
  ['Jewellery', 'Jewellery'],
])('%s can be returned for as many days as the returns page states', (department, row) => {
  const page = readFileSync(join(import.meta.dirname, '../../../content/pages/returns.html'), 'utf8');
  expect(page).toContain(`<tr><td>${row}</td><td>${returnTerms(goods(department))?.days} days</td></tr>`);
});

test.each([
  ['Jewellery', 'Rings', 'Bands', false],
  ['Jewellery', 'Necklaces', 'Coin Necklaces', false],
  ['Jewellery', 'Gold Coins', '5 g', true],
  ['Jewellery', 'Bullion', '', true],
  ['Jewellery', 'Rings', 'Made to Order', true],
  ['Watches', "Men's Watches", 'Engraved Watches', true],
  ['Jewellery', 'Personalised Pendants', '', true],
])('%s, %s, %s can be returned only for store faults: %s', (rootCategory, category, subCategory, expected) => {
  expect(returnTerms(goods(rootCategory, category, subCategory))?.faultsOnly).toBe(expected);
});

test('other goods cannot be returned', () => expect(returnTerms(goods('Gift Cards'))).toBeNull());

test.each([
  ['late in the evening', '2026-11-21T18:29:59.999Z'],
  ['just after midnight', '2026-11-20T18:30:00.000Z'],
])('the last day ends at midnight in India, also for a delivery %s', (_when, deliveredAt) => {
  const until = returnUntil(Date.parse(deliveredAt), { days: 7 });
  expect(new Date(until).toISOString()).toBe('2026-11-28T18:29:59.999Z');
});
