/** @jest-environment jsdom */
import { forgetPurchases, isPurchaseTold, rememberPurchase } from './purchases-told.ts';

beforeEach(() => window.localStorage.clear());

test('a purchase is remembered until all are forgotten', () => {
  expect(isPurchaseTold('SM-1')).toBe(false);
  rememberPurchase('SM-1');
  expect([isPurchaseTold('SM-1'), isPurchaseTold('SM-2')]).toEqual([true, false]);
  forgetPurchases();
  expect(isPurchaseTold('SM-1')).toBe(false);
  expect(window.localStorage).toHaveLength(0);
});

test('of many purchases the oldest are forgotten, never the last', () => {
  for (let count = 0; count < 60; count += 1) rememberPurchase(`SM-${count}`);
  rememberPurchase('SM-30');
  const kept = JSON.parse(window.localStorage.getItem('purchases-told') ?? '[]');
  expect(kept).toHaveLength(50);
  expect([kept.at(0), kept.at(-1)]).toEqual(['SM-10', 'SM-30']);
});

test.each(['[', '{}', '[1,2]'])('what else stands in its place (%s) is no purchase, and is replaced', (kept) => {
  window.localStorage.setItem('purchases-told', kept);
  expect(isPurchaseTold('SM-1')).toBe(false);
  rememberPurchase('SM-1');
  expect(isPurchaseTold('SM-1')).toBe(true);
});

test('a browser that keeps nothing throws nothing', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('blocked');
    });
  }
  rememberPurchase('SM-1');
  expect(isPurchaseTold('SM-1')).toBe(false);
  forgetPurchases();
  jest.restoreAllMocks();
});
