import { parseCodes } from './codes.ts';

test.each([
  ['', [], false, false],
  ['1801AV01', ['1801AV01'], false, false],
  [' 1801av01 , D101MR01,1801AV01,', ['1801AV01', 'D101MR01'], false, false],
  ['A-1,B-2,C-3,D-4', ['A-1', 'B-2', 'C-3', 'D-4'], false, false],
  ['A-1,B-2,C-3,D-4,E-5', ['A-1', 'B-2', 'C-3', 'D-4'], false, true],
  ['A-1,<b>,x', ['A-1'], true, false],
  ['__proto__', [], true, false],
])('the product codes parsed from %j', (input, codes, isBroken, isTooMany) =>
  expect(parseCodes(input)).toEqual({ codes, isBroken, isTooMany }),
);

test('of a very long list of product codes only the beginning is read', () => {
  const { codes, isTooMany } = parseCodes(Array.from({ length: 10_000 }, (_, index) => `CODE${index}`).join(','));
  expect([codes.length, isTooMany]).toEqual([4, true]);
});
