import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoIndex } from '../../testing/demo-index.ts';
import { CATALOGUE_DIRECTORY } from '../images/photo-sources.ts';
import type { MemoryIndex } from './memory-index.ts';

const readme = readFileSync(join(CATALOGUE_DIRECTORY, 'README.md'), 'utf8');
const counts = [...readme.matchAll(/^\| ([a-z0-9/-]+) \| (\d+) \|$/gm)].map(
  ([, path, count]) => [path ?? '', Number(count)] as const,
);

let index: MemoryIndex;
beforeAll(async () => {
  ({ index } = await demoIndex());
});

test('the catalogue has the stated number of products in each of its 90 categories', () =>
  expect(counts).toHaveLength(90));

test.each(counts)('category %s has %i products', (path, count) => {
  expect(index.category(path)?.count).toBe(count);
  expect(index.query({ category: path, filters: {}, sort: 'popularity', offset: 0, limit: 1 }).total).toBe(count);
});

test('a product belongs to the deepest category of the first branch that contains it', () => {
  expect(index.categoryOf('1801AV01')).toBe('watches/men/dress');
  expect(index.categoryOf('S502RP01')).toBe('jewellery/bracelets');
  expect(index.categoryOf('NOPE')).toBeUndefined();
  expect(index.trail('watches/men/dress').map((entry) => entry.name)).toEqual(['Watches', 'Men', 'Dress']);
});

test('brands have their own lists besides the categories', () => {
  expect(index.category('brands/featured-brands/aarvane')?.count).toBe(12);
  expect(index.category('brands/featured-brands/products')?.count).toBe(157);
  expect(index.roots()).not.toContain('brands/featured-brands/aarvane');
});

test('colourways share their design', () => {
  expect(index.colourwaysOf('1801AV01')).toEqual(['1801AV02', '1801AV03', '1801AV04']);
  expect(index.colourwaysOf('NOPE')).toEqual([]);
});
