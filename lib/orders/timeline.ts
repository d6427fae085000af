import type { Order } from './types.ts';

/** A step of an order on its way. */
export interface TimelineStep {
  name: string;
  /** `done`, where the order stands `now`, or what is to `come`. */
  stage: 'done' | 'now' | 'come';
  /** When it happened, in epoch milliseconds; null where that is not known. */
  at: number | null;
}

const WAY = [
  { state: 'payment-pending', name: 'Placed' },
  { state: 'confirmed', name: 'Confirmed' },
  { state: 'packed', name: 'Packed' },
  { state: 'shipped', name: 'Shipped' },
  { state: 'out-for-delivery', name: 'Out for delivery' },
  { state: 'delivered', name: 'Delivered' },
] as const;

/** The way of an order from its placing to the door; one that was cancelled ends there. */
export function timelineOf({ state, placedAt }: Pick<Order, 'state' | 'placedAt'>): TimelineStep[] {
  if (state === 'cancelled') {
    return [
      { name: 'Placed', stage: 'done', at: placedAt },
      { name: 'Cancelled', stage: 'now', at: null },
    ];
  }
  const here = WAY.findIndex((step) => step.state === state);
  return WAY.map(({ name }, index) => ({
    name,
    stage: index < here ? 'done' : index === here ? 'now' : 'come',
    at: index === 0 ? placedAt : null,
  }));
}
