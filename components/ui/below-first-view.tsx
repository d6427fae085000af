'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { isPageOpening } from '#lib/storefront/platform/browser/navigation.ts';

interface BelowFirstViewProps {
  /** The element that takes the place until then. */
  as?: 'div' | 'li';
  children: ReactNode;
}

/**
 * What stands below the first view of a page. Where a press opens the page at its top, this follows right after the first
 * frame, so that the title does not wait for it; until then its place is taken. In the HTML of a page, and where Back or
 * an anchor leads into the page, it is there from the start.
 */
export function BelowFirstView({ as: Place = 'div', children }: BelowFirstViewProps) {
  const [isRendered, setRendered] = useState(() => !isPageOpening());
  useEffect(() => {
    if (isRendered) return;
    const frame = window.requestAnimationFrame(() => startTransition(() => setRendered(true)));
    return () => window.cancelAnimationFrame(frame);
  }, [isRendered]);
  return isRendered ? children : <Place data-following="" aria-hidden="true" className="col-span-full min-h-dvh" />;
}
