import type { Order } from './types.ts';

/** Whether an order stands, or stood once it was paid: what went into it belongs to no other order. */
export function isBought({ state, paymentState }: Pick<Order, 'state' | 'paymentState'>): boolean {
  return state !== 'payment-pending' && paymentState !== 'failed';
}
