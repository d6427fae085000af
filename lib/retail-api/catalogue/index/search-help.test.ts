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

const totalOf = (text: string) => index.query({ text, filters: {}, offset: 0, limit: 1 }).total;
const productsOf = (text: string) => index.help(text).codes.map((code) => byCode.get(code));

test.each([
  ['gold ring under 1000', 'gold ring', 'jewellery/rings'],
  ['platinum mangalsutra', 'platinum', 'jewellery/mangalsutra'],
  ['gold kada for men', 'gold men', 'jewellery/bangles/kada'],
])('the search %s offers “%s” and %s', (text, suggestion, category) => {
  const help = index.help(text);
  expect(help.texts.map((other) => other.text)).toContain(suggestion);
  expect(help.categories).toContain(category);
  expect(help.categories.length).toBeLessThanOrEqual(3);
});

test.each(['gold ring under 1000', 'kada', 'titan raga solar watch gold', 'bracelett silver moon', 'qwxyz ring asdf'])(
  'each text offered for %s finds the promised number',
  (text) => {
    for (const { text: other, count } of index.help(text).texts) expect(totalOf(other)).toBe(count);
  },
);

test('a search with a price too high or low offers products nearest to it', () => {
  const prices = productsOf('gold ring under 1000').map((product) => product?.Price ?? 0);
  expect(prices.length).toBe(6);
  expect(prices).toEqual(prices.toSorted((left, right) => left - right));
  expect(productsOf('gold ring under 1000').every((product) => product?.Category === 'Rings')).toBe(true);
});

test('a search for goods or a brand that is not sold offers the department', () => {
  expect(index.help('payal')).toMatchObject({ texts: [], categories: ['jewellery'] });
  expect(productsOf('payal').every((product) => product?.RootCategory === 'Jewellery')).toBe(true);
  expect(index.help('rolex').categories).toEqual(['watches']);
  expect(productsOf('samsung').every((product) => product?.RootCategory === 'Smartwatches')).toBe(true);
});

test('a search beyond correction offers a guess, and nonsense offers the departments', () => {
  expect(totalOf('brclt')).toBe(0);
  expect(index.help('brclt').texts.map((other) => other.text)).toEqual(['bracelets']);
  const help = index.help('qwxyz');
  expect(help.texts).toEqual([]);
  expect(help.categories).toEqual(['watches', 'smartwatches', 'jewellery']);
  expect(help.codes).toHaveLength(6);
});

test('a search with few results offers others of their kind, never the results themselves', () => {
  const found = index.query({ text: 'signet', filters: {}, offset: 0, limit: 8 }).codes;
  expect(found).toHaveLength(1);
  const { codes } = index.help('signet');
  expect(codes.length).toBeGreaterThan(2);
  expect(codes).not.toContain(found[0]);
});
