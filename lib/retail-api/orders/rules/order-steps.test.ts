import { ORDER_STATES, ORDER_STEPS, type OrderState } from '#lib/contract/vocabulary.ts';
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
] as const)('from %s, %s leads to %s', (state, step, after) => expect(stateAfterStep(state, step, false)).toBe(after));

test.each([
  ['confirmed', 'ready', 'ready-to-collect'],
  ['confirmed', 'cancel', 'cancelled'],
  ['ready-to-collect', 'send-code', 'ready-to-collect'],
  ['ready-to-collect', 'mark', 'ready-to-collect'],
  ['ready-to-collect', 'collect', 'delivered'],
  ['ready-to-collect', 'cancel', 'cancelled'],
] as const)('of an order to be collected, from %s, %s leads to %s', (state, step, after) =>
  expect(stateAfterStep(state, step, true)).toBe(after),
);

test('no other step of an order is allowed', () => {
  const from = (states: readonly OrderState[], isCollected: boolean) =>
    states.flatMap((state) => ORDER_STEPS.filter((step) => stateAfterStep(state, step, isCollected) !== null));
  expect(
    from(
      ORDER_STATES.filter((state) => state !== 'ready-to-collect'),
      false,
    ),
  ).toHaveLength(16);
  expect(from(['payment-pending', 'confirmed', 'ready-to-collect'], true)).toHaveLength(6);
});

test('a customer can change an order until it is packed', () => {
  expect(ORDER_STATES.filter(isInShoppersHands)).toEqual(['confirmed']);
});
