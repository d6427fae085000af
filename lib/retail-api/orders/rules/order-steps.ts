import { ORDER_STATE_AFTER_STEP, type OrderState, type OrderStep } from '#lib/contract/index.ts';

/** The first desk step of an order that a courier brings, and of one that is collected from a store. */
const FIRST_STEPS = { courier: 'pack', store: 'ready' } as const;

/**
 * The state of an order after a desk step; null if the step is not allowed. The first step decides about the others: an
 * order for a courier is packed, one that is collected is made ready.
 */
export function stateAfterStep(state: OrderState, step: OrderStep, isCollected: boolean): OrderState | null {
  const other = isCollected ? FIRST_STEPS.courier : FIRST_STEPS.store;
  return step === other ? null : (ORDER_STATE_AFTER_STEP[state][step] ?? null);
}

/** Whether its customer may still cancel or change it: until it is packed. */
export function isInShoppersHands(state: OrderState): boolean {
  return state === 'confirmed';
}

/** States in which a courier has the parcel. */
export const WITH_COURIER: readonly OrderState[] = ['shipped', 'out-for-delivery'];
