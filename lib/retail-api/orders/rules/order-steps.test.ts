import { ORDER_STATES, ORDER_STEPS } from '#lib/contract/vocabulary.ts';
import { isInShoppersHands, stateAfterStep } from './order-steps.ts';

test.each([
  ['confirmed', 'pack', 'packed'],
  ['confirmed', 'cancel', 'cancelled'],
  ['packed', 'ship', 'shipped'],
  ['packed', 'cancel', 'cancelled'],
  ['shipped', 'out-for-delivery', 'out-for-delivery'],
  ['shipped', 'deliver', 'delivered'],
  ['out-for-delivery', 'deliver', 'delivered'],
  ['shipped', 'undelivered', 'cancelled'],
  ['out-for-delivery', 'undelivered', 'cancelled'],
  ['packed', 'mark', 'packed'],
  ['shipped', 'mark', 'shipped'],
  ['out-for-delivery', 'mark', 'out-for-delivery'],
  ['delivered', 'mark', 'delivered'],
  ['shipped', 'correct-parcel', 'shipped'],
  ['out-for-delivery', 'correct-parcel', 'out-for-delivery'],
  ['cancelled', 'restock', 'cancelled'],
] as const)('from %s, %s leads to %s', (state, step, after) => expect(stateAfterStep(state, step)).toBe(after));

test('no other step of an order is allowed', () => {
  const allowed = ORDER_STATES.flatMap((state) => ORDER_STEPS.filter((step) => stateAfterStep(state, step) !== null));
  expect(allowed).toHaveLength(16);
});

test('a customer can change an order until it is packed', () => {
  expect(ORDER_STATES.filter(isInShoppersHands)).toEqual(['confirmed']);
});
