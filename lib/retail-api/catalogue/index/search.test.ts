import { demoIndex } from '../../testing/demo-index.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import type { MemoryIndex } from './memory-index.ts';

let index: MemoryIndex;
let byCode: Map<string, CatalogueProduct>;

beforeAll(async () => {
  const demo = await demoIndex();
  index = demo.index;
  byCode = new Map(demo.source.products.map((product) => [product.ProductCode, product]));
});

const search = (text: string) => index.query({ text, filters: {}, sort: 'relevance', offset: 0, limit: 200 });
const titles = (text: string) => search(text).codes.map((code) => byCode.get(code)?.ProductTitle ?? '');

test.each([
  ['chronograf', 'chronograph', 'chronograph watch'],
  ['braclet', 'bracelet', 'bracelet'],
  ['diamnd engagment ring', 'diamond engagement ring', 'diamond engagement ring'],
])('the misspelt search %s is read as %s', (misspelt, corrected, meant) => {
  expect(search(misspelt)).toMatchObject({ searchedText: corrected, isCorrected: true, leftOut: [] });
  expect(search(misspelt).codes.length).toBeGreaterThan(0);
  expect(new Set(search(misspelt).codes)).toEqual(new Set(search(meant).codes));
});

test.each([
  ['mangal sutra', 'mangalsutra'],
  ['smart watch', 'smartwatch'],
  ['rosegold ring', 'rose gold ring'],
  ['jhumki', 'jhumka'],
  ['ear rings', 'earrings'],
  ['goldring', 'gold ring'],
  ['heera ring', 'diamond ring'],
  ['22k chain', '22 kt chain'],
  ['Brevault', 'Brévault'],
  ["men's watches", 'watch for men'],
])('the search %s finds what %s finds, and nothing counts as corrected', (text, same) => {
  const found = search(text);
  expect(found).toMatchObject({ searchedText: '', isCorrected: false, leftOut: [] });
  expect(found.total).toBeGreaterThan(0);
  expect(new Set(found.codes)).toEqual(new Set(search(same).codes));
});

test('a result has every word of the search, and no other department is included', () => {
  expect(titles('blue watch').every((title) => /watch/i.test(title))).toBe(true);
  expect(titles('mangalsutra').every((title) => /mangalsutra/i.test(title))).toBe(true);
});

test('a kada comes before the bracelets that are like it', () => {
  expect(titles('kada')[0]).toContain('Kada');
  expect(
    titles('kada')
      .slice(1)
      .every((title) => /bracelet/i.test(title)),
  ).toBe(true);
});

test('codes, parts of codes and SKUs find the product', () => {
  expect(search('1801AV01').codes).toEqual(['1801AV01']);
  expect(search('1801av').total).toBe(4);
  expect(search('D101MR01-12').codes[0]).toBe('D101MR01');
});

test('an unknown word is ignored among known ones, and finds nothing alone', () => {
  expect(search('qwxyz').total).toBe(0);
  expect(search('qwxyz jhumka').codes).toEqual(search('jhumka').codes);
});

test('the search result tells omitted words from corrected ones', () => {
  const messageOf = (text: string) => {
    const { searchedText, isCorrected, leftOut } = search(text);
    return { searchedText, isCorrected, leftOut };
  };
  expect(messageOf('qwxyz jhumka')).toEqual({ searchedText: 'jhumka', isCorrected: false, leftOut: ['qwxyz'] });
  expect(messageOf('qwxyz braclet')).toEqual({ searchedText: 'bracelet', isCorrected: true, leftOut: ['qwxyz'] });
  expect(messageOf('qwxyz')).toEqual({ searchedText: '', isCorrected: false, leftOut: [] });
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'the word %s is an ordinary word in any position',
  (word) => {
    expect(search(`${word} jhumka`).codes).toEqual(search('jhumka').codes);
    for (const text of [word, `${word} ${word}`]) {
      expect(search(text).total).toBe(search('qwxyz').total);
      expect(index.suggest(text).codes).toEqual([]);
    }
  },
);

test('sold-out products come last among equals, and sort orders work as named', () => {
  const prices = (sort: 'price-low' | 'price-high') =>
    index
      .query({ category: 'watches', filters: {}, sort, offset: 0, limit: 100 })
      .codes.map((code) => byCode.get(code)?.Price ?? 0);
  expect(prices('price-low')).toEqual(prices('price-low').toSorted((left, right) => left - right));
  expect(prices('price-high')).toEqual(prices('price-high').toSorted((left, right) => right - left));
  const origins = index
    .query({ category: 'watches', filters: {}, sort: 'origin', offset: 0, limit: 100 })
    .codes.map((code) => byCode.get(code)?.CountryOfOrigin ?? '');
  expect(origins).toEqual(origins.toSorted());
});

test('pages of a search have no gaps or repetitions', () => {
  const all = search('gold').codes;
  const pages = [0, 7, 14, 21].flatMap(
    (offset) => index.query({ text: 'gold', filters: {}, sort: 'relevance', offset, limit: 7 }).codes,
  );
  expect(pages).toEqual(all.slice(0, 28));
});

test('suggestions complete an unfinished word in every group', () => {
  expect(index.suggest('aar')).toMatchObject({ brands: ['aarvane'] });
  expect(index.suggest('ring').categories[0]).toBe('jewellery/rings');
  expect(index.suggest('diamond ri').popularSearches).toContain('diamond rings');
  expect(index.suggest('chrono').codes).toHaveLength(3);
  expect(index.suggest('earings').categories[0]).toBe('jewellery/earrings');
  for (const group of ['brands', 'categories', 'codes'] as const) {
    expect(index.suggest('gold')[group].length).toBeLessThanOrEqual(3);
  }
});

test('suggestions for an empty text are popular searches only', () => {
  const popular = index.suggest('');
  expect(popular.popularSearches.length).toBeGreaterThan(2);
  expect({ ...popular, popularSearches: [] }).toEqual({ popularSearches: [], brands: [], categories: [], codes: [] });
});
