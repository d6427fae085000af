'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `take` when a part of the page appears, in particular when its scripts begin to run: whoever typed or chose
 * before that was heard by nobody, while the browser shows it. `take` compares what stands in `element` with what the
 * page came with.
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
