import type { MetalRateId } from '#lib/contract/index.ts';
import { contradictingRate, isJump, mergeRates, type NamedRates, withDerivedRates } from './merge-rates.ts';

test('24 KT gold sets the purities that are not named, silver 999 that of 925, and neither the other', () => {
  expect(withDerivedRates({ 'gold-24k': 1_234_567, 'gold-18k': 900_000, 'platinum-950': 500_000 })).toEqual({
    'gold-24k': 1_234_567,
    'gold-22k': 1_130_900,
    'gold-18k': 900_000,
    'gold-14k': 722_200,
    'gold-9k': 463_000,
    'platinum-950': 500_000,
  });
  expect(withDerivedRates({ 'silver-999': 17_005 })).toEqual({ 'silver-999': 17_005, 'silver-925': 15_700 });
  expect(withDerivedRates({ 'gold-22k': 1_130_000 })).toEqual({ 'gold-22k': 1_130_000 });
});

test('rates that are not named stay with their own date', () => {
  const before = mergeRates({}, [{ rates: { 'gold-22k': 100, 'silver-925': 20 }, from: 1 }]);
  expect(
    mergeRates(before, [
      { rates: { 'gold-22k': 110 }, from: 2 },
      { rates: { 'gold-22k': 120 }, from: 3 },
    ]),
  ).toEqual({
    'gold-22k': { ratePerGram: 120, since: 3 },
    'silver-925': { ratePerGram: 20, since: 1 },
  });
});

test.each([
  [1000, 1100, false],
  [1000, 1101, true],
  [1000, 900, false],
  [1000, 899, true],
])('from %d to %d is a jump of more than 10%: %s', (before, after, expected) => {
  expect(isJump(before, after, 10)).toBe(expected);
});

test.each<[MetalRateId, NamedRates, MetalRateId[], MetalRateId | undefined]>([
  ['gold-22k', { 'gold-24k': 100, 'gold-22k': 101 }, ['gold-22k'], 'gold-24k'],
  ['gold-22k', { 'gold-24k': 100, 'gold-22k': 100 }, ['gold-22k'], undefined],
  ['gold-22k', { 'gold-22k': 90, 'gold-18k': 95 }, ['gold-22k'], 'gold-18k'],
  // Of two that are given, the less pure one is to be mended.
  ['gold-24k', { 'gold-24k': 100, 'gold-22k': 101 }, ['gold-24k', 'gold-22k'], undefined],
  ['gold-22k', { 'gold-24k': 100, 'gold-22k': 101 }, ['gold-24k', 'gold-22k'], 'gold-24k'],
  // Silver says nothing of gold.
  ['silver-925', { 'silver-925': 200, 'gold-24k': 100 }, ['silver-925'], undefined],
])('the rate of %s among %j, of which %j are given, is contradicted by %s', (id, rates, given, other) => {
  expect(contradictingRate(id, mergeRates({}, [{ rates, from: 1 }]), new Set(given))).toBe(other);
});
