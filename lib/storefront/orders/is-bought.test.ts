import { isBought } from './is-bought.ts';

test.each([
  ['payment-pending', 'awaiting', false],
  ['payment-pending', 'checking', false],
  ['payment-pending', 'failed', false],
  ['cancelled', 'failed', false],
  ['confirmed', 'paid', true],
  ['confirmed', 'on-delivery', true],
  ['cancelled', 'refunding', true],
] as const)('an order that is %s and %s is bought: %s', (state, paymentState, expected) =>
  expect(isBought({ state, paymentState })).toBe(expected),
);
