import type { Order } from './types.ts';

/** Whether an order was cancelled that stood: one that was not paid in time, or that another took the place of, only lapsed. */
export function isCalledOff({ state, events }: Pick<Order, 'state' | 'events'>): boolean {
  return state === 'cancelled' && events.some(({ kind }) => kind === 'confirmed');
}

const CAME_BACK = 'We could not deliver this order.';

/** Why an order does not come, in sentences: what became of its parcel, and what the store says. Empty for one that comes. */
export function cancelledTexts({
  state,
  parcels,
  cancelReason,
}: Pick<Order, 'state' | 'parcels' | 'cancelReason'>): string[] {
  if (state !== 'cancelled') return [];
  return [
    ...(parcels.length > 0 ? [CAME_BACK] : []),
    ...(cancelReason === '' ? [] : [`Our reason: “${cancelReason}”`]),
  ];
}
