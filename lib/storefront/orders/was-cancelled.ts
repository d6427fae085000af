import * as m from '#messages';
import type { Order } from './types.ts';

/** Whether a confirmed order was cancelled; one not paid in time, or replaced by another one, only expired. */
export function wasCancelled({ state, events }: Pick<Order, 'state' | 'events'>): boolean {
  return state === 'cancelled' && events.some(({ kind }) => kind === 'confirmed');
}

/**
 * Why an order will not arrive, in sentences: an undeliverable parcel, and the store's reason. Empty unless
 * cancelled.
 */
export function cancelledTexts({
  state,
  parcels,
  cancelReason,
}: Pick<Order, 'state' | 'parcels' | 'cancelReason'>): string[] {
  if (state !== 'cancelled') return [];
  return [
    ...(parcels.length > 0 ? [m.ordersUndelivered()] : []),
    ...(cancelReason === '' ? [] : [m.ordersCancelReason({ reason: cancelReason })]),
  ];
}
