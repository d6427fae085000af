import { type CatalogueProduct, catalogueProduct } from '../catalogue-product.ts';
import { CATALOGUE_DIRECTORY } from '../images/photo-sources.ts';
import { readSource } from '../read-source.ts';
import { priceByMetalRates } from './price-by-metal-rates.ts';

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
  [
    'has sizes with prices of their own',
    jewel({ MakingPercent: 1 }, { Skus: [{ SKU: 'A-1', SizeName: null, StoreQuantity: 1, Price: 5, MRP: 5 }] }),
  ],
  ['would have a price outside the allowed range', jewel({ MakingPerPiece: 99_999_999, NetWeightG: 1000 })],
])('a piece keeps its price because it %s', (reason, product) => {
  expect(priceByMetalRates(product, RATES)).toEqual({ reason });
});

test('a product states one making charge at most', () => {
  const both = jewel({ MakingPercent: 10, MakingPerGram: 500 });
  expect(catalogueProduct.safeParse(both).error?.issues[0]?.message).toContain('MakingPerGram, MakingPercent');
  expect(catalogueProduct.safeParse(jewel({ MakingPercent: 10 })).error).toBeUndefined();
});
