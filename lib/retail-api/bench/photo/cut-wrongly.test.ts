import { isCutWrongly } from './cut-wrongly.ts';

test.each([
  ['6601CD02-1.webp', true],
  ['S101RP01-1-5f3a9c1e', true],
  ['S101RP01-2.webp', false],
  ['S201RP01-1.webp', false],
])('%s is cut wrongly: %s', (source, isWrong) => {
  expect(isCutWrongly(source)).toBe(isWrong);
});
