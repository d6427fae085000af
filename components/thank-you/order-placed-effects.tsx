'use client';

import { useEffect } from 'react';
import { track } from '#lib/storefront/marketing/analytics/track.ts';
import type { PurchaseEvent } from '#lib/storefront/marketing/analytics/types.ts';
import { reportOrderSeen } from '#lib/storefront/orders/client.ts';

interface OrderPlacedEffectsProps {
  /** The key of the order. */
  order: string;
  event: PurchaseEvent;
}

/** The effects of a placed order: its purchase event is sent once, and the server clears the order's cart. */
export function OrderPlacedEffects({ order, event }: OrderPlacedEffectsProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event object is new on each render; the order identifies it
  useEffect(() => {
    track(event);
    void reportOrderSeen(order);
  }, [order]);
  return null;
}
