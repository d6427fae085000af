import { pincodesOf, typedDecimal, typedLines, typedNumber } from './typed-rules.ts';

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

test.each([
  ['15.5', 15.5],
  ['13 %', 13],
  ['', null],
  ['15,5', Number.NaN],
  ['.', Number.NaN],
])('%p typed as a rate is %p', (text, value) => {
  expect(typedDecimal(text)).toBe(value);
});

test('pincodes are separated by commas, spaces or lines', () => {
  expect(pincodesOf(' 560, 110001\n40;')).toEqual(['560', '110001', '40']);
  expect(pincodesOf(' ')).toEqual([]);
});

test('lines that were begun and not written are none', () => {
  expect(typedLines(' 14 High Street \n\nJaipur 302001\n')).toEqual(['14 High Street', 'Jaipur 302001']);
});
