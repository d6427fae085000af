import { parsePageNumber } from './page-params.ts';

test.each([
  ['12', 12],
  ['9999', 9999],
  ['0', 1],
  ['01', 1],
  ['10000', 1],
  ['two', 1],
  [['2', '3'], 1],
  [undefined, 1],
])('page number in a URL: %p', (param, page) => {
  expect(parsePageNumber(param)).toBe(page);
});
