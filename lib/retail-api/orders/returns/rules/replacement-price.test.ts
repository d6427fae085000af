import { replacementPrice } from './replacement-price.ts';

test.each([
  ['another product costs what it costs today', { value: 900_00, newPrice: 1200_00, oldPrice: null }, 2400_00],
  ['a size at the same price costs nothing', { value: 1801_01, newPrice: 1000_00, oldPrice: 1000_00 }, 1801_01],
  ['nor where metal has become dearer since', { value: 1800_00, newPrice: 1500_00, oldPrice: 1500_00 }, 1800_00],
  ['what became cheaper costs its price of today', { value: 2000_00, newPrice: 900_00, oldPrice: 900_00 }, 1800_00],
  ['a dearer size costs more by as much', { value: 1800_00, newPrice: 1100_00, oldPrice: 1000_00 }, 1980_00],
  ['a cheaper size less', { value: 1800_00, newPrice: 900_00, oldPrice: 1000_00 }, 1620_00],
  ['what was given away stays so', { value: 0, newPrice: 1000_00, oldPrice: 1000_00 }, 0],
  [
    'large sums stay exact',
    { value: 9_99_99_999_99, newPrice: 4_99_99_999_99, oldPrice: 4_99_99_999_99 },
    9_99_99_999_98,
  ],
])('replacementPrice: %s', (_what, prices, expected) =>
  expect(replacementPrice({ quantity: 2, ...prices })).toBe(expected),
);
