import { paiseOf, productDetails, rupeesOf, toWire } from '#lib/contract/index.ts';
import { taxInside } from '#lib/shared/tax-inside.ts';
import { metalValue } from '../cart/pricing/price-breakup.ts';
import { breakupOf, breakupWire } from './breakup-of.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { CATALOGUE_DIRECTORY } from './images/photo-sources.ts';
import { readSource } from './read-source.ts';

const TAKEN_IN = Date.parse('2026-11-21T20:00:00Z');
let products: CatalogueProduct[];
beforeAll(async () => {
  ({ products } = await readSource(CATALOGUE_DIRECTORY));
});

const charged = ({ Price, MRP }: CatalogueProduct) => ({ price: paiseOf(Price), mrp: paiseOf(MRP) });
const of = (product: CatalogueProduct) => breakupOf({ product, modifiedAt: TAKEN_IN }, charged(product), {});

test('all jewellery has a breakup in whole rupees that adds up to its price, and nothing else has one', () => {
  expect(products).toHaveLength(157);
  for (const product of products) {
    const breakup = of(product);
    expect([product.ProductCode, breakup !== null]).toEqual([
      product.ProductCode,
      product.RootCategory === 'Jewellery',
    ]);
    if (!breakup) continue;
    const { metal, making, stones, discount, gst } = breakup;
    const { price } = charged(product);
    expect(metal + making + stones - discount + gst).toBe(price);
    expect([metal, making, stones, discount, gst, price].filter((amount) => amount % 100 !== 0)).toEqual([]);
    expect(Math.abs(gst - taxInside(price, 3))).toBeLessThanOrEqual(50);
    expect(Math.abs(metal - metalValue(breakup))).toBeLessThanOrEqual(50);
    const { PriceBreakup } = productDetails.shape;
    expect(PriceBreakup.safeParse(toWire(PriceBreakup, breakupWire(breakup))).error).toBeUndefined();
  }
});

test('a metal rate has the day stated in the catalogue, else the day the product was added, in IST', () => {
  const jewel = products.find(({ ProductCode }) => ProductCode === 'D101MR02');
  if (jewel?.RootCategory !== 'Jewellery') throw new Error('There is no such jewel.');
  expect(of(jewel)).toMatchObject({ metalName: 'Yellow Gold 18 KT (750)', rateOn: '2026-11-22' });
  const dated = { ...jewel, Attributes: { ...jewel.Attributes, MetalRateOn: '2026-11-20' } };
  expect(of(dated)?.rateOn).toBe('2026-11-20');
});

test('there is no breakup when parts are missing or do not add up to the price', () => {
  const jewel = products.find(({ ProductCode }) => ProductCode === 'D101MR02');
  if (jewel?.RootCategory !== 'Jewellery') throw new Error('There is no such jewel.');
  const having = (Attributes: Partial<typeof jewel.Attributes>) =>
    of({ ...jewel, Attributes: { ...jewel.Attributes, ...Attributes } });
  expect(of({ ...jewel, Price: jewel.Price - 2, MRP: jewel.MRP + 2 })).toBeNull();
  expect(having({ MetalRatePerGram: 9200 })).toBeNull();
  expect(having({ PriceBreakup: undefined })).toBeNull();
  expect(having({ NetWeightG: undefined })).toBeNull();
  expect(of({ ...jewel, Price: rupeesOf(paiseOf(jewel.Price) - 5_000_00) })?.discount).toBeGreaterThan(0);
});
