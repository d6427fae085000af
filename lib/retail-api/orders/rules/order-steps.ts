import type { OrderState, OrderStep } from '#lib/contract/index.ts';

type Steps = Readonly<Partial<Record<OrderStep, OrderState>>>;

/**
 * Where each step of the desk leads; what is missing is not allowed. A courier may hand a parcel over on the day it takes it,
 * so nobody need have written down that it was out. What has been shipped is not cancelled: it comes back undelivered, or is
 * sent back. Marks may be mended for as long as somebody can read them.
 */
const STEPS: Readonly<Record<OrderState, Steps>> = {
  'payment-pending': {},
  confirmed: { pack: 'packed', cancel: 'cancelled' },
  packed: { mark: 'packed', ship: 'shipped', cancel: 'cancelled' },
  shipped: {
    mark: 'shipped',
    'correct-parcel': 'shipped',
    'out-for-delivery': 'out-for-delivery',
    deliver: 'delivered',
    undelivered: 'cancelled',
  },
  'out-for-delivery': {
    mark: 'out-for-delivery',
    'correct-parcel': 'out-for-delivery',
    deliver: 'delivered',
    undelivered: 'cancelled',
  },
  delivered: { mark: 'delivered' },
  // Of goods that came back undelivered alone, once.
  cancelled: { restock: 'cancelled' },
};

/** The state of an order after a step of the desk; null where it is not allowed. */
export function stateAfterStep(state: OrderState, step: OrderStep): OrderState | null {
  return STEPS[state][step] ?? null;
}

/** Whether its customer may still cancel or change it: until it is packed. */
export function isInShoppersHands(state: OrderState): boolean {
  return state === 'confirmed';
}

/** Orders that were bought and that nobody has yet. */
export const IN_FULFILMENT: readonly OrderState[] = ['confirmed', 'packed', 'shipped', 'out-for-delivery'];

/** Those of them that a courier has. */
export const WITH_COURIER: readonly OrderState[] = ['shipped', 'out-for-delivery'];
