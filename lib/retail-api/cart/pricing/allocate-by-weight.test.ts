import fc from '#lib/testing/generated.ts';
import { allocateByWeight } from './allocate-by-weight.ts';

const byWeights = (amount: number, ...weights: number[]) =>
  allocateByWeight(
    amount,
    weights.map((weight, index) => ({ key: `S${index}`, weight })),
  );

test.each([
  ['₹1,000 over ₹12,495, ₹2,499 and ₹999', 100_000, [1_249_500, 249_900, 99_900], [78_100, 15_600, 6_300]],
  ['the same with a price of ₹12,495.50', 100_000, [1_249_550, 249_900, 99_900], [78_129, 15_625, 6_246]],
  ['the same with a discount of ₹1,000.01', 100_001, [1_249_500, 249_900, 99_900], [78_129, 15_626, 6_246]],
  ['₹1 over three alike: the first gets it', 100, [500, 500, 500], [100, 0, 0]],
  ['₹2 over three alike: the last goes without', 200, [500, 500, 500], [100, 100, 0]],
  ['101 paise over three alike: the first two get one more', 101, [500, 500, 500], [34, 34, 33]],
  ['two paise over three', 2, [1, 1, 1], [1, 1, 0]],
  ['what weighs nothing gets nothing', 101, [500, 0, 500], [51, 0, 50]],
  ['all of it', 1500, [500, 300, 700], [500, 300, 700]],
  ['where nothing weighs anything, all alike', 101, [0, 0, 0], [34, 34, 33]],
  ['nothing', 0, [500, 0], [0, 0]],
  ['one part', 9_900, [1], [9_900]],
])('allocateByWeight: %s', (_what, amount, weights, expected) => {
  expect(byWeights(amount, ...weights)).toEqual(expected);
});

test('between equal parts the key decides, not the position', () => {
  const parts = [
    { key: 'C', weight: 5 },
    { key: 'A', weight: 5 },
    { key: 'B', weight: 5 },
  ];
  expect(allocateByWeight(100, parts)).toEqual([33, 34, 33]);
  expect(allocateByWeight(101, parts)).toEqual([33, 34, 34]);
});

test('allocateByWeight without parts returns no shares', () => {
  expect(allocateByWeight(0, [])).toEqual([]);
});

const weights = fc.array(fc.oneof(fc.nat(20), fc.nat(2_000_000), fc.nat(10_000_000_000_000)), {
  minLength: 1,
  maxLength: 20,
});
const amounts = fc.oneof(fc.nat(100), fc.nat(10_000_000), fc.nat(1_000_000_000_000_000));

test('shares add up to the whole, and each differs from its exact value by less than its unit', () => {
  fc.assert(
    fc.property(amounts, weights, fc.constantFrom(1, 100), (units, unitWeights, unit) => {
      const amount = units * unit;
      const shareWeights = unitWeights.map((weight) => weight * unit);
      const whole = shareWeights.reduce((sum, weight) => sum + weight, 0);
      fc.pre(Number.isSafeInteger(amount) && Number.isSafeInteger(whole) && whole > 0);
      const shares = byWeights(amount, ...shareWeights);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      const areRupees = [amount, ...shareWeights].every((paise) => paise % 100 === 0);
      const min = BigInt(whole) * (areRupees ? 100n : 1n);
      const beside = shares.map(
        (share, index) => BigInt(share) * BigInt(whole) - BigInt(amount) * BigInt(shareWeights[index] ?? 0),
      );
      expect(beside.filter((distance) => distance >= min || -distance >= min)).toEqual([]);
      if (areRupees) expect(shares.filter((share) => share % 100 !== 0)).toEqual([]);
    }),
  );
});

test('of an amount up to the total weight, no share exceeds its weight', () => {
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (shareWeights, portion) => {
      const whole = shareWeights.reduce((sum, weight) => sum + weight, 0);
      const shares = byWeights(Math.floor(whole * portion), ...shareWeights);
      expect(shares.every((share, index) => share >= 0 && share <= (shareWeights[index] ?? 0))).toBe(true);
    }),
  );
});

test('a share does not depend on the position of its part', () => {
  fc.assert(
    fc.property(amounts, weights, fc.infiniteStream(fc.nat()), (amount, shareWeights, ranks) => {
      const parts = shareWeights.map((weight, index) => ({ key: `S${index}`, weight, rank: ranks.next().value }));
      const moved = parts.toSorted((one, other) => one.rank - other.rank);
      const byKey = (list: typeof parts) =>
        Object.fromEntries(allocateByWeight(amount, list).map((share, index) => [list[index]?.key, share]));
      expect(byKey(moved)).toEqual(byKey(parts));
    }),
  );
});
