'use client';

import { useEffect } from 'react';
import { track } from '#lib/storefront/marketing/analytics/track.ts';
import type { PurchaseEvent } from '#lib/storefront/marketing/analytics/types.ts';
import { reportOrderSeen } from '#lib/storefront/orders/client.ts';

interface OrderPlacedEffectsProps {
  /** Key of the order. */
  order: string;
  event: PurchaseEvent;
}

/** What follows once an order is placed: its purchase is told once, and the store forgets the cart that it was. */
export function OrderPlacedEffects({ order, event }: OrderPlacedEffectsProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event is that of the order, made anew with each render
  useEffect(() => {
    track(event);
    void reportOrderSeen(order);
  }, [order]);
  return null;
}
