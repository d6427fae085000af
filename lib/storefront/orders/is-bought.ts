import type { Order } from './types.ts';

/**
 * Whether an order was bought: its payment is neither pending nor failed, so its cart entries belong to no
 * other order.
 */
export function isBought({ state, paymentState }: Pick<Order, 'state' | 'paymentState'>): boolean {
  return state !== 'payment-pending' && paymentState !== 'failed';
}
