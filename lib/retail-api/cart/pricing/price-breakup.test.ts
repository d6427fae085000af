import { taxInside } from '#lib/shared/tax-inside.ts';
import fc from '#lib/testing/generated.ts';
import { calculateBreakup, metalValue, type StatedBreakup } from './price-breakup.ts';

const ring: StatedBreakup = {
  metal: 32_182_00,
  making: 5_149_00,
  stones: 89_520_00,
  gst: 3_806_00,
  ratePerGram: 9_195_00,
  netWeightGrams: 3.5,
};
const PRICE = 1_30_657_00;
const charged = { price: PRICE, mrp: PRICE, gstPercent: 3 };

test('a breakup in whole rupees: the tax is rounded to the rupee, and the metal is the rest', () => {
  // 3.5 g × ₹9,195 are ₹32,182.50, and the tax inside the price is ₹3,805.54.
  expect(metalValue(ring)).toBe(32_182_50);
  expect(calculateBreakup(ring, charged)).toEqual({
    metal: 32_182_00,
    making: 5_149_00,
    stones: 89_520_00,
    discount: 0,
    gst: 3_806_00,
  });
});

test('a breakup with a figure in paise is to the paisa', () => {
  expect(calculateBreakup({ ...ring, making: 5_149_50 }, charged)).toEqual({
    metal: 32_181_96,
    making: 5_149_50,
    stones: 89_520_00,
    discount: 0,
    gst: 3_805_54,
  });
  const price = 1_30_656_50;
  expect(calculateBreakup(ring, { ...charged, price, mrp: price })).toMatchObject({ gst: taxInside(price, 3) });
});

test('parts that add up to the MRP give a lower price by a discount before tax', () => {
  const price = 1_20_000_00;
  const calculated = calculateBreakup(ring, { ...charged, price });
  // The tax inside ₹1,20,000 is ₹3,495.15, so ₹3,806 − ₹3,495 of the ₹10,657 are tax.
  expect(calculated).toMatchObject({ metal: 32_182_00, gst: 3_495_00, discount: 10_346_00 });
});

test.each<[string, Partial<StatedBreakup>, Partial<typeof charged>]>([
  ['they miss price and MRP', {}, { price: PRICE - 5_00, mrp: PRICE + 5_00 }],
  ['metal is not weight times rate', { metal: 32_185_00, making: 5_146_00 }, {}],
  ['the tax is not its percentage', {}, { gstPercent: 5 }],
  ['small errors of all parts come together', { metal: 32_181_60, making: 5_150_40, gst: 3_805_00 }, {}],
  ['a price above the MRP', {}, { price: PRICE + 5_00, mrp: PRICE }],
])('no breakup when %s', (_what, stated, price) => {
  expect(calculateBreakup({ ...ring, ...stated }, { ...charged, ...price })).toBeNull();
});

const rupees = (max: number) => fc.integer({ min: 0, max }).map((amount) => amount * 100);

test('a catalogue with parts rounded to the rupee always has a breakup that adds up to the price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 50, max: 20_000 }),
      fc.integer({ min: 10, max: 99_999 }),
      rupees(500_000),
      rupees(500_000),
      fc.constantFrom(0.25, 3, 5, 18),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom(1, 100),
      (rate, hundredths, making, stones, gstPercent, off, unit) => {
        const netWeightGrams = hundredths / 100;
        const metal = Math.round(rate * netWeightGrams) * 100;
        const gst = Math.round(((metal + making + stones) * gstPercent) / 10_000) * 100;
        const mrp = metal + making + stones + gst;
        const price = Math.round((mrp * (1 - 0.6 * off)) / unit) * unit;
        const calculated = calculateBreakup(
          { metal, making, stones, gst, ratePerGram: rate * 100, netWeightGrams },
          { price, mrp, gstPercent },
        );
        if (!calculated) throw new Error('There is no breakup.');
        const { discount, ...parts } = calculated;
        expect(parts.metal + parts.making + parts.stones - discount + parts.gst).toBe(price);
        expect(Math.abs(parts.metal - metalValue({ ratePerGram: rate * 100, netWeightGrams }))).toBeLessThanOrEqual(
          100,
        );
        if (price % 100 !== 0) expect(parts.gst).toBe(taxInside(price, gstPercent));
        else expect(Math.abs(parts.gst - taxInside(price, gstPercent))).toBeLessThanOrEqual(50);
        if (price % 100 === 0) expect(Object.values(calculated).filter((amount) => amount % 100 !== 0)).toEqual([]);
        expect(Number.isSafeInteger(discount) && discount >= 0).toBe(true);
      },
    ),
    // The price is 43 paise below the MRP, so the parts seem to match both.
    { numRuns: 1000, examples: [[5217, 69_849, 0, 1_52_220_00, 3, 1.8541587774404772e-7, 1]] },
  );
});
