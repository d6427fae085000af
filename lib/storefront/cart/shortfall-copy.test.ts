import { type Shortfall, shortfallTexts } from './shortfall-copy.ts';

const shortfall = (more: Partial<Shortfall> = {}): Shortfall => ({
  title: 'Suvarnika Ring',
  sizeName: '14',
  quantity: 0,
  reason: 'sold-out',
  ...more,
});

test('no shortfall is reported where the whole order is in the cart', () => {
  expect(shortfallTexts({ total: 2, shortfalls: [] })).toEqual([]);
});

test.each([
  ['withdrawn', 0, 'Suvarnika Ring, size 14: no longer sold.'],
  ['sold-out', 0, 'Suvarnika Ring, size 14: sold out.'],
  ['sold-out', 1, 'Suvarnika Ring, size 14: sold out beyond the 1 in your cart.'],
  [
    'fewer',
    2,
    'Suvarnika Ring, size 14: only 2 in your cart, because we have no more in stock or you have reached the limit for one order.',
  ],
  ['cart-full', 0, 'Suvarnika Ring, size 14: not added, because your cart is full.'],
] as const)('an item that is %s, with %i in the cart, is named with its reason', (reason, quantity, text) => {
  expect(shortfallTexts({ total: 2, shortfalls: [shortfall({ reason, quantity })] })[1]).toBe(text);
});

test.each([
  ['none of the order', 1, [shortfall()], 'We could not add any of these items to your cart:'],
  ['some of it', 2, [shortfall()], 'Your items are in your cart, except:'],
  [
    'a part of each item',
    1,
    [shortfall({ reason: 'fewer', quantity: 1 })],
    'We could add only part of your order to your cart:',
  ],
])('the first sentence sums up: %s', (_what, total, shortfalls, text) => {
  expect(shortfallTexts({ total, shortfalls })[0]).toBe(text);
});

test('of many missing items the first three are named, with titles that fit a cookie', () => {
  const shortfalls = Array.from({ length: 5 }, () => shortfall({ title: 'x'.repeat(200), sizeName: null }));
  const texts = shortfallTexts({ total: 5, shortfalls });
  expect(texts).toHaveLength(5);
  expect(texts.at(-1)).toBe('And 2 more.');
  expect(texts.join('').length).toBeLessThan(350);
});
