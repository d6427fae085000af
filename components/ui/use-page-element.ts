import { useEffect, useState } from 'react';
import { onRouteEnd } from '#lib/storefront/platform/browser/navigation.ts';

/**
 * Returns the element of the current page into which a part that loads later is rendered: the first that
 * `selector` matches, or null.
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
