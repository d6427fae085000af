import { pincodesOf, typedNumber } from './typed-rules.ts';

test.each([
  ['1,999', 1999],
  ['₹ 99', 99],
  ['', null],
  ['49.50', Number.NaN],
  ['-1', Number.NaN],
  ['free', Number.NaN],
])('%p typed as an amount is %p', (text, value) => {
  expect(typedNumber(text)).toBe(value);
});

test('pincodes are separated by commas, spaces or lines', () => {
  expect(pincodesOf(' 560, 110001\n40;')).toEqual(['560', '110001', '40']);
  expect(pincodesOf(' ')).toEqual([]);
});
