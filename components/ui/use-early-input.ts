'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `take` on mount, in particular on hydration: no handler received what the shopper typed or chose
 * before, while the browser shows it. `take` compares the values in `element` with those that the page was
 * rendered with.
 */
export function useEarlyInput<Kind extends Element>(
  element: RefObject<Kind | null>,
  take: (element: Kind) => void,
): void {
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    if (element.current) takeNow(element.current);
  }, [element]);
}
