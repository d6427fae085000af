import { startTransition, useEffect, useState } from 'react';
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
    // An urgent update here would run all effects of the new page before its first frame.
    return onRouteEnd(() => startTransition(update));
  }, [selector]);
  return element;
}
