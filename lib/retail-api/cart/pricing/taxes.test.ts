import { halfOfTaxInside, taxesByRate } from './taxes.ts';

test.each([
  ['an even tax', 118, 18, 9],
  ['an odd tax, of which half a paisa goes up', 100_000, 0.25, 125],
  ['an odd tax, of which less goes', 118_58, 18, 904],
  ['no rate', 1_249_500, 0, 0],
])('half of the tax included in a price: %s', (_what, price, rate, expected) => {
  expect(halfOfTaxInside(price, rate)).toBe(expected);
});

describe('taxes by rate', () => {
  test('taxes by rate are summed over the lines, the lowest rate first', () => {
    expect(
      taxesByRate([
        { gstPercent: 18, price: 1_249_500, tax: 190_602 },
        { gstPercent: 3, price: 4_599_900, tax: 133_978 },
        { gstPercent: 18, price: 118, tax: 18 },
        { gstPercent: 0.25, price: 100_000, tax: 249 },
      ]),
    ).toEqual([
      { gstPercent: 0.25, taxable: 99_751, tax: 249 },
      { gstPercent: 3, taxable: 4_465_922, tax: 133_978 },
      { gstPercent: 18, taxable: 1_058_998, tax: 190_620 },
    ]);
  });

  test('taxes by rate leave out free lines, but not lines with a zero rate', () => {
    expect(
      taxesByRate([
        { gstPercent: 18, price: 0, tax: 0 },
        { gstPercent: 0, price: 500, tax: 0 },
      ]),
    ).toEqual([{ gstPercent: 0, taxable: 500, tax: 0 }]);
    expect(taxesByRate([])).toEqual([]);
  });
});
