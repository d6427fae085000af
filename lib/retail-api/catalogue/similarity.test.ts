import type { CatalogueProduct } from './catalogue-product.ts';
import { type SimilarityFields, similarity } from './similarity.ts';

const BASE = {
  RootCategory: 'Watches',
  Category: "Men's Watches",
  SubCategory: 'Dress',
  Gender: 'Men',
  BrandName: 'Aarvane',
  Attributes: { DialColour: 'Blue', CaseSizeMm: 40, Functions: ['Hours', 'Minutes', 'Date'], Collection: 'Ganga' },
};

function like(changes: Record<string, unknown> = {}, price = 1_000_000): SimilarityFields {
  return { product: { ...BASE, ...changes } as unknown as CatalogueProduct, price };
}

const own = like();
const at = (changes: Record<string, unknown>, price?: number) => similarity(own, like(changes, price));

test('no product is more similar to a product than itself', () => {
  expect(similarity(own, own)).toBeGreaterThan(at({ BrandName: 'Pathik' }));
  expect(similarity(own, own)).toBe(at({ Attributes: { ...BASE.Attributes, Collection: 'Nilgiri' } }));
});

test.each([
  ['what it is', { SubCategory: 'Diver' }],
  ['for whom', { Gender: 'Women' }],
  ['its colour', { Attributes: { ...BASE.Attributes, DialColour: 'Green' } }],
  ['its size', { Attributes: { ...BASE.Attributes, CaseSizeMm: 46 } }],
  ['what it does', { Attributes: { ...BASE.Attributes, Functions: ['Hours', 'Chronograph'] } }],
])('a difference in %s lowers the similarity', (_what, changes) =>
  expect(at(changes)).toBeLessThan(similarity(own, own)),
);

test('a nearer price is more alike, up or down, and all distant prices count the same', () => {
  expect(at({}, 1_100_000)).toBeGreaterThan(at({}, 1_500_000));
  expect(at({}, 2_000_000)).toBeCloseTo(at({}, 500_000));
  expect(at({}, 9_000_000)).toBe(at({}, 90_000_000));
  expect(at({}, 0)).toBe(at({}, 90_000_000));
});

test('unisex counts half, a size within a few percent counts as equal, and unknown values do not count', () => {
  expect(at({ Gender: 'Unisex' })).toBeGreaterThan(at({ Gender: 'Women' }));
  expect(at({ Attributes: { ...BASE.Attributes, CaseSizeMm: 42 } })).toBe(similarity(own, own));
  expect(at({ Attributes: { DialColour: 'Blue' } })).toBe(similarity(own, own));
  expect(at({ Attributes: {} })).toBeLessThan(similarity(own, own));
});

test('stones are compared by type, and another kind of product is not alike at all', () => {
  const ring = (Type: string) => like({ RootCategory: 'Jewellery', Attributes: { Stones: [{ Type, Count: 1 }] } });
  expect(similarity(ring('Diamond'), ring('Diamond'))).toBeGreaterThan(similarity(ring('Diamond'), ring('Ruby')));
  expect(similarity(own, ring('Diamond'))).toBe(0);
});
