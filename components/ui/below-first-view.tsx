'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { isPageOpening } from '#lib/storefront/platform/browser/navigation.ts';

interface BelowFirstViewProps {
  /** Classes of the element around it. */
  className?: string;
  children: ReactNode;
}

/**
 * What stands below the first view of a page. The browser styles and lays it out when it comes near the window. Where a
 * press opens the page at its top, it is rendered right after the first frame, so that the title does not wait for it;
 * until then its place is taken. In the HTML of a page, and where Back or an anchor leads into the page, it is there from
 * the start.
 */
export function BelowFirstView({ className = '', children }: BelowFirstViewProps) {
  const [isRendered, setRendered] = useState(() => !isPageOpening());
  useEffect(() => {
    if (isRendered) return;
    const frame = window.requestAnimationFrame(() => startTransition(() => setRendered(true)));
    return () => window.cancelAnimationFrame(frame);
  }, [isRendered]);
  if (!isRendered) return <div data-following="" aria-hidden="true" className={`min-h-dvh ${className}`} />;
  return <div className={`below-first-view ${className}`}>{children}</div>;
}
