import fc from 'fast-check';
import { priceBreakupRows } from './price-breakup.ts';

const platinumRing = {
  metal: 2_111_500,
  making: 295_600,
  stones: 8_496_000,
  gst: 327_100,
  ratePerGram: 515_000,
  netWeightGrams: 4.1,
};

describe('price breakup', () => {
  test('says how each amount comes about and adds up to the price', () => {
    const { rows, total } = priceBreakupRows(platinumRing, 3);
    expect(rows.map((row) => [row.name, row.note, row.amount])).toEqual([
      ['Metal', '4.1 g × ₹5,150 a gram', 2_111_500],
      ['Making charges', '', 295_600],
      ['Stones', '', 8_496_000],
      ['GST', '3% of the above', 327_100],
    ]);
    expect(total).toBe(11_230_200);
  });

  test('leaves out stones where there are none', () => {
    expect(priceBreakupRows({ ...platinumRing, stones: 0 }, 3).rows.map((row) => row.name)).not.toContain('Stones');
  });

  test('the rows shown always add up to the total shown', () => {
    const paise = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(paise, paise, paise, paise, (metal, making, stones, gst) => {
        const { rows, total } = priceBreakupRows({ ...platinumRing, metal, making, stones, gst }, 3);
        expect(total).toBe(metal + making + stones + gst);
        expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(total);
      }),
    );
  });
});
