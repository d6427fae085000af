import { readOptions } from './options.ts';

test('npm run bench accepts part names and amounts', () => {
  const usual = { products: 100_000, imported: 10_000, queries: 10 };
  expect(readOptions([])).toEqual({ names: [], options: usual });
  expect(readOptions(['search', '--products', '1000000'])).toEqual({
    names: ['search'],
    options: { ...usual, products: 1_000_000, imported: 1_000_000 },
  });
  expect(readOptions(['photo', '--queries', '50'])).toEqual({ names: ['photo'], options: { ...usual, queries: 50 } });
});

test.each([
  ['--products', 'many'],
  ['--queries', '1.5'],
  ['--queries', '2000'],
  ['--products', '0'],
  ['--products', '2000000'],
  ['--goods', '5'],
  ['--products'],
])('wrong arguments of npm run bench are refused with one line: %s %s', (...args) => {
  expect(() => readOptions(args)).toThrow(/products|goods|queries/);
});
