import { paiseOf, priceBreakup } from '#lib/contract/index.ts';
import fc from '#lib/testing/generated.ts';
import { toPriceBreakup, toSizeBreakups } from './to-price-breakup.ts';

/** Creates a size from its price in rupees. */
const size = (rupees: number) => {
  const price = paiseOf(rupees);
  return { SKU: `X-${rupees}`, SizeName: String(rupees), Price: price, MRP: price, StoreQuantity: 1 };
};
const whole = { Metal: 32_182, Making: 5_149, Stones: 89_520, Gst: 3_806, RatePerGram: 9_195, NetWeightG: 3.5 };

function breakupOf(overrides: object = {}, prices = [130_657]) {
  const PriceBreakup = priceBreakup.parse({ ...whole, ...overrides });
  return toPriceBreakup({ PriceBreakup, Sizes: prices.map(size), GstPercent: 3 });
}

test('price breakup: the paise missing between the figures and the price are added to the metal', () => {
  expect(breakupOf()).toMatchObject({ metal: 32_182_00, gst: 3_806_00, rateOn: '', metalName: '' });
  expect(breakupOf({ Stones: 89_519.4 })).toMatchObject({ stones: 89_519_40, metal: 32_182_60 });
  expect(breakupOf({}, [130_657, 130_657])).not.toBeNull();
});

test.each([
  ['parts miss the price by more than a rupee', { Making: 5_151 }, [130_657]],
  ['metal is not weight times rate', { Metal: 32_185, Stones: 89_517 }, [130_657]],
  ['GST is not its percentage', { Gst: 3_810, Making: 5_145 }, [130_657]],
  ['sizes cost differently', {}, [130_657, 131_000]],
])('no price breakup is shown where %s', (_what, overrides, prices) => {
  expect(breakupOf(overrides, prices)).toBeNull();
});

test('a product without price breakup data or without sizes has no price breakup', () => {
  expect(toPriceBreakup({ PriceBreakup: null, Sizes: [size(1)], GstPercent: 3 })).toBeNull();
  expect(breakupOf({}, [])).toBeNull();
});

test('sizes that weigh differently have breakups of their own, without those that do not add up', () => {
  const PriceBreakup = priceBreakup.parse(whole);
  const Sizes = [{ ...size(130_657), PriceBreakup }, { ...size(131_000), PriceBreakup }, size(130_658)];
  expect(toSizeBreakups({ Sizes, GstPercent: 3 })).toMatchObject([
    { sku: 'X-130657', name: '130657', price: 130_657_00, breakup: { metal: 32_182_00, netWeightGrams: 3.5 } },
  ]);
});

test('every price breakup that is shown adds up to the price to the paisa', () => {
  const near = fc.integer({ min: -150, max: 150 });
  fc.assert(
    fc.property(near, near, fc.integer({ min: 0, max: 1e7 }), (off, stones, making) => {
      const parts = { Making: making / 100, Stones: Math.max(0, stones) / 100 };
      const gst = Math.round((32_182_50 + making + Math.max(0, stones)) * 0.03);
      const price = 32_182_50 + making + Math.max(0, stones) + gst + off;
      const breakup = breakupOf({ ...parts, Metal: 32_182.5, Gst: gst / 100 }, [price / 100]);
      if (!breakup) return expect(Math.abs(off)).toBeGreaterThan(90);
      const { metal, discount } = breakup;
      expect(metal + breakup.making + breakup.stones - discount + breakup.gst).toBe(price);
    }),
  );
});
