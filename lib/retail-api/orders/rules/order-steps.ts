import type { OrderState, OrderStep } from '#lib/contract/index.ts';

type Steps = Readonly<Partial<Record<OrderStep, OrderState>>>;

/**
 * The state that each desk step leads to; what is missing is not allowed. A courier may deliver a parcel on the day of
 * pickup, so "out for delivery" is optional. A shipped order is not cancelled: it comes back undelivered, or is
 * returned. Hallmarks and serial numbers can be corrected for as long as somebody can read them.
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
  // Only for items that came back undelivered, once.
  cancelled: { restock: 'cancelled' },
};

/** The state of an order after a desk step; null if the step is not allowed. */
export function stateAfterStep(state: OrderState, step: OrderStep): OrderState | null {
  return STEPS[state][step] ?? null;
}

/** Whether its customer may still cancel or change it: until it is packed. */
export function isInShoppersHands(state: OrderState): boolean {
  return state === 'confirmed';
}

/** Those that a courier has. */
export const WITH_COURIER: readonly OrderState[] = ['shipped', 'out-for-delivery'];
