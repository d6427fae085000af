import { type CatalogueProduct, catalogueProduct } from './catalogue-product.ts';
import { CATALOGUE_DIRECTORY } from './images/photo-sources.ts';
import { productOfSize, skusPricedByHand } from './product-of-size.ts';
import { readSource } from './read-source.ts';

const { products } = await readSource(CATALOGUE_DIRECTORY);
type Size = CatalogueProduct['Skus'][number];

/** A ring of 3.2 g, 14 % making and stones in its breakup, in these sizes. */
function ring(...sizes: Partial<Size>[]): CatalogueProduct {
  const found = products.find(({ ProductCode }) => ProductCode === 'D101MR02');
  if (!found) throw new Error('There is no such ring.');
  const Skus = sizes.map((size, at) => ({ SKU: `R-${at}`, SizeName: `${at}`, StoreQuantity: 1, ...size }));
  return { ...found, Skus };
}

const attributesOf = (product: CatalogueProduct, sku: string) =>
  productOfSize(product, sku).Attributes as Record<string, unknown>;

test('a size has its own weight, and all else from its product but the figures of another weight', () => {
  const product = ring({}, { NetWeightG: 4.1 });
  expect(productOfSize(product, 'R-0')).toBe(product);
  expect(attributesOf(product, 'R-1')).toMatchObject({ NetWeightG: 4.1, MakingPercent: 14, StoneValue: 84_960 });
  expect(Object.keys(attributesOf(product, 'R-1'))).not.toContain('PriceBreakup');
  expect(Object.keys(attributesOf(product, 'R-1'))).not.toContain('GrossWeightG');
});

test('a making charge of its own replaces that of the product', () => {
  const attributes = attributesOf(ring({}, { MakingPerPiece: 900 }), 'R-1');
  expect(attributes).toMatchObject({ MakingPerPiece: 900, NetWeightG: 3.2 });
  expect(Object.keys(attributes)).not.toContain('MakingPercent');
});

test.each([
  ['none without prices', [{}, {}, {}], []],
  ['those with a price and no weight', [{}, { Price: 9 }, {}, { MRP: 9 }], ['R-1', 'R-3']],
  ['not those whose weight prices them', [{}, { Price: 9, NetWeightG: 4 }, {}], []],
  ['the only other one, too', [{}, { Price: 9 }, { Price: 8, NetWeightG: 4 }], ['R-1', 'R-0']],
])('sizes priced by hand are %s', (_which, sizes, expected) => {
  expect([...skusPricedByHand(ring(...sizes))]).toEqual(expected);
});

test.each([
  ['must not have more than one of MakingPerGram', ring({ MakingPercent: 9, MakingPerGram: 400 })],
  ['must not have a net weight above the gross weight, as R-0', ring({ NetWeightG: 4, GrossWeightG: 3 })],
])('a size is refused: it %s', (message, product) => {
  expect(catalogueProduct.safeParse(product).error?.issues[0]?.message).toContain(message);
});

test('only sizes of jewellery have weights', () => {
  const watch = products.find(({ RootCategory }) => RootCategory === 'Watches');
  const weighed = { ...watch, Skus: watch?.Skus.map((size) => ({ ...size, NetWeightG: 4 })) };
  expect(catalogueProduct.safeParse(weighed).error?.issues[0]?.message).toContain('must not have NetWeightG');
});
