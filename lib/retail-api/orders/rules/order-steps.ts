import { ORDER_STATE_AFTER_STEP, type OrderState, type OrderStep } from '#lib/contract/index.ts';

/** The state of an order after a desk step; null if the step is not allowed. */
export function stateAfterStep(state: OrderState, step: OrderStep): OrderState | null {
  return ORDER_STATE_AFTER_STEP[state][step] ?? null;
}

/** Whether its customer may still cancel or change it: until it is packed. */
export function isInShoppersHands(state: OrderState): boolean {
  return state === 'confirmed';
}

/** States in which a courier has the parcel. */
export const WITH_COURIER: readonly OrderState[] = ['shipped', 'out-for-delivery'];
