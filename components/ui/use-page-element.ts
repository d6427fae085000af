import { useEffect, useState } from 'react';
import { onRouteEnd } from '#lib/shared/navigation.ts';

/**
 * Where in the page that is shown a part belongs whose script comes after it: the first element that `selector` finds,
 * whatever page it is. Null where the page has none.
 */
export function usePageElement(selector: string): HTMLElement | null {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const update = () => setElement(document.querySelector<HTMLElement>(selector));
    update();
    return onRouteEnd(update);
  }, [selector]);
  return element;
}
