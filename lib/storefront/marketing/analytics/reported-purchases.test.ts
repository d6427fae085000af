/** @jest-environment jsdom */
import { isPurchaseReported, rememberPurchase } from './reported-purchases.ts';

const storedMarks = () => JSON.parse(window.localStorage.getItem('purchases-reported') ?? '[]');

beforeEach(() => window.localStorage.clear());

test('only the purchase that was reported is remembered as reported', () => {
  expect(isPurchaseReported('SM-1')).toBe(false);
  rememberPurchase('SM-1');
  expect([isPurchaseReported('SM-1'), isPurchaseReported('SM-2')]).toEqual([true, false]);
});

test('a reported purchase is stored as a 16-bit mark, which many orders share', () => {
  for (let count = 0; count < 50; count += 1) rememberPurchase(`SM-${count}`);
  expect(storedMarks()).toHaveLength(50);
  for (const mark of storedMarks())
    expect([Number.isInteger(mark), mark >= 0, mark < 2 ** 16]).toEqual([true, true, true]);
});

test('of many reported purchases the oldest are forgotten, never the last', () => {
  for (let count = 0; count < 60; count += 1) rememberPurchase(`SM-${count}`);
  rememberPurchase('SM-30');
  expect(storedMarks()).toHaveLength(50);
  expect(['SM-9', 'SM-10', 'SM-30', 'SM-59'].map(isPurchaseReported)).toEqual([false, true, true, true]);
});

test.each(['[', '{}', '["SM-1"]'])(
  'invalid reported purchases in the storage (%s) are ignored and replaced',
  (other) => {
    window.localStorage.setItem('purchases-reported', other);
    expect(isPurchaseReported('SM-1')).toBe(false);
    rememberPurchase('SM-1');
    expect(isPurchaseReported('SM-1')).toBe(true);
  },
);

test('a browser without storage causes no error for reported purchases', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('blocked');
    });
  }
  rememberPurchase('SM-1');
  expect(isPurchaseReported('SM-1')).toBe(false);
  jest.restoreAllMocks();
});
