import { returnDays, returnTerms, returnUntil } from './return-windows.ts';

const goods = (rootCategory: string, category = '', subCategory = '') => ({ rootCategory, category, subCategory });

test('the narrowest category decides how long goods can be returned, as long as the order was not placed before', () => {
  const windows = [
    { categories: ['Jewellery'], days: 15 },
    { categories: ['Earrings'], days: null, reason: 'for reasons of hygiene' },
    { categories: ['Ear Cuffs'], days: 3 },
  ];
  const days = (category: string, subCategory: string) =>
    returnDays(goods('Jewellery', category, subCategory), windows);
  expect([days('Rings', 'Bands'), days('Earrings', 'Studs'), days('Earrings', 'Ear Cuffs')]).toEqual([15, null, 3]);
});

test('an order keeps the window that it was placed under; one from before had that of its department', () => {
  expect(returnTerms({ ...goods('Watches'), returnDays: 30 })?.days).toBe(30);
  expect(returnTerms({ ...goods('Watches'), returnDays: null })).toBeNull();
  expect(['Watches', 'Smartwatches', 'Jewellery'].map((name) => returnTerms(goods(name))?.days)).toEqual([7, 7, 15]);
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
