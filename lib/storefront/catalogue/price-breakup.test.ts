import fc from '#lib/testing/generated.ts';
import { priceBreakupRows } from './price-breakup.ts';

const platinumRing = {
  metal: 21_115_00,
  making: 2_956_00,
  stones: 84_960_00,
  discount: 0,
  gst: 3_271_00,
  ratePerGram: 5_150_00,
  rateOn: '2026-11-21',
  netWeightGrams: 4.1,
  metalName: 'Platinum PT 950',
};

describe('price breakup', () => {
  test('the price breakup explains each amount, dates the metal rate, and adds up to the price', () => {
    const { rows, total } = priceBreakupRows(platinumRing, 3);
    expect(rows.map((row) => [row.name, row.hint, row.amount])).toEqual([
      ['Platinum PT 950', '4.1 g × ₹5,150 per gram, rate of 21 November 2026', 21_115_00],
      ['Making charges', '14% of the metal', 2_956_00],
      ['Stones', '', 84_960_00],
      ['GST', '3% of the above', 3_271_00],
    ]);
    expect(total).toBe(1_12_302_00);
  });

  test('a discount is a separate row of the price breakup, above the tax', () => {
    const { rows } = priceBreakupRows({ ...platinumRing, discount: 1_000_00 }, 3);
    expect(rows.map((row) => [row.name, row.amount]).slice(3)).toEqual([
      ['Discount', -1_000_00],
      ['GST', 3_271_00],
    ]);
  });

  test('the price breakup omits stones where there are none, and unknown details', () => {
    const bare = { ...platinumRing, stones: 0, rateOn: '', metalName: '', making: 2_800_00 };
    const { rows } = priceBreakupRows(bare, 3);
    expect(rows.map((row) => [row.name, row.hint])).toEqual([
      ['Metal', '4.1 g × ₹5,150 per gram'],
      ['Making charges', ''],
      ['GST', '3% of the above'],
    ]);
  });

  test('the rows of the price breakup always add up to its total', () => {
    const paise = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(paise, paise, paise, paise, paise, (metal, making, stones, discount, gst) => {
        const input = { ...platinumRing, metal, making, stones, discount, gst };
        const { rows, total } = priceBreakupRows(input, 3);
        expect(total).toBe(metal + making + stones - discount + gst);
        expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(total);
      }),
    );
  });
});
