import { type CatalogueProduct, catalogueProduct } from '../catalogue-product.ts';
import { CATALOGUE_DIRECTORY } from '../images/photo-sources.ts';
import { readSource } from '../read-source.ts';
import { PRICED_BY_HAND, priceByMetalRates, priceSizesByMetalRates } from './price-by-metal-rates.ts';

type Jewel = Extract<CatalogueProduct, { RootCategory: 'Jewellery' }>;

const RATES = { 'gold-18k': { ratePerGram: 900_000, since: 0 } };
const ATTRIBUTES = { Metal: 'Yellow Gold', Purity: '18 KT (750)', NetWeightG: 3.2 };

const { products } = await readSource(CATALOGUE_DIRECTORY);

/** A ring of 3.2 g. */
function jewel(attributes: Partial<Jewel['Attributes']>, more: Partial<Jewel> = {}): Jewel {
  const found = products.find(({ RootCategory }) => RootCategory === 'Jewellery');
  if (found?.RootCategory !== 'Jewellery') throw new Error('There is no jewellery.');
  return { ...found, ...more, Attributes: { ...ATTRIBUTES, ...attributes } };
}

test.each([
  ['per cent of the metal', { MakingPercent: 10 }, 3_263_000],
  ['rupees per gram', { MakingPerGram: 500 }, 3_131_200],
  ['rupees per piece', { MakingPerPiece: 1000 }, 3_069_400],
  ['with wastage', { MakingPerPiece: 1000, WastagePercent: 2.5 }, 3_143_600],
  ['with the value of its stones', { MakingPerPiece: 0, StoneValue: 1000 }, 3_069_400],
])('a piece whose making is %s', (_, attributes, price) => {
  expect(priceByMetalRates(jewel(attributes), RATES).priced?.price).toBe(price);
});

test.each([
  ['has no making charge', jewel({})],
  ['has a metal without a rate: Brass 18 KT (750)', jewel({ MakingPercent: 1, Metal: 'Brass' })],
  ['needs the rate of Gold 22 KT, which is not set', jewel({ MakingPercent: 1, Purity: '916' })],
  ['has no net weight', jewel({ MakingPercent: 1, NetWeightG: undefined })],
  [
    'has stones without a stone value',
    jewel({
      MakingPercent: 1,
      PriceBreakup: undefined,
      Stones: [{ Type: 'Diamond', Carat: 1, Cut: null, Clarity: null, Colour: null, Count: 1 }],
    }),
  ],
  ['would have a price outside the allowed range', jewel({ MakingPerPiece: 99_999_999, NetWeightG: 1000 })],
])('a piece keeps its price because it %s', (reason, product) => {
  expect(priceByMetalRates(product, RATES)).toEqual({ reason });
});

test('each size is priced by its own weight and charges, and one with a price set by hand keeps it', () => {
  const size = { SizeName: null, StoreQuantity: 1 };
  const Skus = [
    { SKU: 'plain', ...size },
    { SKU: 'heavy', ...size, NetWeightG: 4 },
    { SKU: 'stones', ...size, StoneValue: 1000, Price: 5 },
    { SKU: 'piece', ...size, MakingPerPiece: 1000 },
    { SKU: 'by hand', ...size, Price: 5, MRP: 5 },
    { SKU: 'other', ...size },
  ];
  const outcomeOf = priceSizesByMetalRates(jewel({ MakingPercent: 10 }, { Skus }), RATES);
  // 4 g: (36,000 + 3,600) and 3 %; stones: (28,800 + 2,880 + 1,000) and 3 %; piece: (28,800 + 1,000) and 3 %.
  const prices = Skus.map(({ SKU }) => outcomeOf(SKU).priced?.price);
  expect(prices).toEqual([3_263_000, 4_078_800, 3_366_000, 3_069_400, undefined, 3_263_000]);
  expect(outcomeOf('heavy').priced?.netWeightGrams).toBe(4);
  expect(outcomeOf('by hand')).toEqual({ reason: PRICED_BY_HAND });
});

test('a product states one making charge at most', () => {
  const both = jewel({ MakingPercent: 10, MakingPerGram: 500 });
  expect(catalogueProduct.safeParse(both).error?.issues[0]?.message).toContain('MakingPerGram, MakingPercent');
  expect(catalogueProduct.safeParse(jewel({ MakingPercent: 10 })).error).toBeUndefined();
});
