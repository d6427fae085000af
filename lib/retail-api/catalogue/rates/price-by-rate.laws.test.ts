import fc from '#lib/testing/generated.ts';
import { calculateBreakup } from '../../cart/pricing/price-breakup.ts';
import { type MakingRule, priceByRate } from './price-by-rate.ts';

const RUPEE = 100n;

/** A rational number. */
interface Ratio {
  over: bigint;
  under: bigint;
}

const times = ({ over, under }: Ratio, by: bigint, part: bigint): Ratio => ({ over: over * by, under: under * part });
const plus = (one: Ratio, other: Ratio): Ratio => ({
  over: one.over * other.under + other.over * one.under,
  under: one.under * other.under,
});
const whole = (value: bigint): Ratio => ({ over: value, under: 1n });
/** The nearest multiple of a unit, a half upwards. */
const toUnit = ({ over, under }: Ratio, unit: bigint): bigint => {
  const down = over / (under * unit);
  return (2n * (over - down * under * unit) >= under * unit ? down + 1n : down) * unit;
};

const piece = fc.record({
  netWeightMg: fc.integer({ min: 100, max: 2_000_000 }),
  ratePerGram: fc.integer({ min: 5_000, max: 3_000_000 }),
  making: fc.oneof(
    fc.record({ kind: fc.constant('per gram' as const), paise: fc.integer({ min: 0, max: 500_000 }) }),
    fc.record({ kind: fc.constant('per piece' as const), paise: fc.integer({ min: 0, max: 50_000_000 }) }),
    fc.record({ kind: fc.constant('percent' as const), hundredths: fc.integer({ min: 0, max: 10_000 }) }),
  ),
  wastageHundredths: fc.integer({ min: 0, max: 2_000 }),
  stones: fc.oneof(
    fc.integer({ min: 0, max: 500_000 }).map((rupees) => rupees * 100),
    fc.integer({ min: 0, max: 50_000_000 }),
  ),
  gstPercent: fc.constantFrom(0, 0.25, 3, 5, 12, 18),
});

/** The rule in exact numbers: making in rupees from weight and rate. */
function exactMaking(rule: MakingRule, weight: Ratio, weighed: bigint): bigint {
  if (rule.kind === 'per gram') return toUnit(times(weight, BigInt(rule.paise), 1n), RUPEE);
  if (rule.kind === 'per piece') return toUnit(whole(BigInt(rule.paise)), RUPEE);
  return toUnit(times(whole(weighed), BigInt(rule.hundredths), 10_000n), RUPEE);
}

test('the price by weight and rate is that of exact numbers, and its parts add up to it', () => {
  const law = fc.property(piece, (given) => {
    const weight: Ratio = { over: BigInt(given.netWeightMg), under: 1000n };
    const weighed = toUnit(times(weight, BigInt(given.ratePerGram), 1n), 1n);
    const wastage = toUnit(times(whole(weighed), BigInt(given.wastageHundredths), 10_000n), RUPEE);
    const making = exactMaking(given.making, weight, weighed) + wastage;
    const beforeTax = [whole(weighed), whole(making), whole(BigInt(given.stones))].reduce(plus);
    const percent = BigInt(Math.round(given.gstPercent * 100));
    const price = toUnit(times(beforeTax, 10_000n + percent, 10_000n), RUPEE);

    const parts = priceByRate(given);
    expect([BigInt(parts.price), BigInt(parts.making)]).toEqual([price, making]);
    expect(parts.metal + parts.making + parts.stones + parts.gst).toBe(parts.price);
    // The metal that is shown is weight x rate within a rupee.
    expect(Math.abs(parts.metal - Number(weighed))).toBeLessThanOrEqual(100);
  });
  fc.assert(law, { numRuns: 2000 });
});

test('the breakup of the product page accepts every price by weight and rate', () => {
  const law = fc.property(piece, (given) => {
    const { price, ...parts } = priceByRate(given);
    const { ratePerGram, gstPercent } = given;
    const stated = { ...parts, ratePerGram, netWeightGrams: given.netWeightMg / 1000 };
    expect(calculateBreakup(stated, { price, mrp: price, gstPercent })).toEqual({ ...parts, discount: 0 });
  });
  fc.assert(law, { numRuns: 2000 });
});

test('a ring of 4.25 g of 22 KT at ₹11,250 a gram with 14 % making and a stone for ₹2,500', () => {
  const ring = {
    netWeightMg: 4250,
    ratePerGram: 1_125_000,
    making: { kind: 'percent', hundredths: 1400 },
    wastageHundredths: 0,
    stones: 250_000,
    gstPercent: 3,
  } as const;
  // 47,812.50 + 6,694 + 2,500 = 57,006.50; with 3 % 58,716.70.
  expect(priceByRate(ring)).toEqual({
    metal: 4_781_300,
    making: 669_400,
    stones: 250_000,
    gst: 171_000,
    price: 5_871_700,
  });
});
