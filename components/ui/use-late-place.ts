import { useEffect, useState } from 'react';
import { onRouteEnd } from '#lib/shared/navigation.ts';

/**
 * Where in the page that is shown a part belongs whose script comes after it: the first element that `selector` finds,
 * whatever page it is. Null where the page has none.
 */
export function useLatePlace(selector: string): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const look = () => setPlace(document.querySelector<HTMLElement>(selector));
    look();
    return onRouteEnd(look);
  }, [selector]);
  return place;
}
