'use client';

import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { isRouteToTop } from '#lib/storefront/platform/browser/navigation.ts';

const never = () => () => undefined;

/**
 * The lower part of a page, which a pressed link brings one frame after the upper one, so that the shopper sees that
 * sooner. It is there at once in a document of the server, and where Back or a fragment leads into the middle of a page.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isShown, setShown] = useState(isHydrating || !isRouteToTop());
  useEffect(() => {
    startTransition(() => setShown(true));
  }, []);
  return isShown && children;
}
