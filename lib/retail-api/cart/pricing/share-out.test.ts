import fc from '#lib/testing/generated.ts';
import { shareOut } from './share-out.ts';

const byWeights = (amount: number, ...weights: number[]) =>
  shareOut(
    amount,
    weights.map((weight, index) => ({ key: `S${index}`, weight })),
  );

test.each([
  ['₹1,000 over ₹12,495, ₹2,499 and ₹999', 100_000, [1_249_500, 249_900, 99_900], [78_128, 15_626, 6_246]],
  ['₹1 over three alike: the first gets the paisa', 100, [500, 500, 500], [34, 33, 33]],
  ['₹2 over three alike: the last goes without', 200, [500, 500, 500], [67, 67, 66]],
  ['two paise over three', 2, [1, 1, 1], [1, 1, 0]],
  ['what weighs nothing gets nothing', 101, [500, 0, 500], [51, 0, 50]],
  ['all of it', 1500, [500, 300, 700], [500, 300, 700]],
  ['where nothing weighs anything, all alike', 100, [0, 0, 0], [34, 33, 33]],
  ['nothing', 0, [500, 0], [0, 0]],
  ['one part', 9_900, [1], [9_900]],
])('shareOut: %s', (_what, amount, weights, expected) => {
  expect(byWeights(amount, ...weights)).toEqual(expected);
});

test('between equal parts the key decides, not the position', () => {
  const parts = [
    { key: 'C', weight: 5 },
    { key: 'A', weight: 5 },
    { key: 'B', weight: 5 },
  ];
  expect(shareOut(100, parts)).toEqual([33, 34, 33]);
  expect(shareOut(101, parts)).toEqual([33, 34, 34]);
});

test('shareOut without parts returns no shares', () => {
  expect(shareOut(0, [])).toEqual([]);
});

const weights = fc.array(fc.oneof(fc.nat(20), fc.nat(2_000_000), fc.nat(10_000_000_000_000)), {
  minLength: 1,
  maxLength: 20,
});
const amounts = fc.oneof(fc.nat(100), fc.nat(10_000_000), fc.nat(1_000_000_000_000_000));

test('shares add up to the whole, and each differs from its exact value by less than a paisa', () => {
  fc.assert(
    fc.property(amounts, weights, (amount, shareWeights) => {
      const shares = byWeights(amount, ...shareWeights);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      const whole = shareWeights.reduce((sum, weight) => sum + weight, 0);
      fc.pre(whole > 0);
      const beside = shares.map(
        (share, index) => BigInt(share) * BigInt(whole) - BigInt(amount) * BigInt(shareWeights[index] ?? 0),
      );
      expect(beside.filter((distance) => distance >= BigInt(whole) || -distance >= BigInt(whole))).toEqual([]);
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
        Object.fromEntries(shareOut(amount, list).map((share, index) => [list[index]?.key, share]));
      expect(byKey(moved)).toEqual(byKey(parts));
    }),
  );
});
