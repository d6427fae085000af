'use client';

import { startTransition, useEffect, useState } from 'react';
import { isPageOpening } from '#lib/storefront/platform/browser/navigation.ts';

/**
 * Whether to render what a page can do without in its first frame: false in the frame in which a press opens the page
 * at its top, true from the next one. True from the start in the HTML of a page, and where Back or an anchor leads into
 * the page. What is left out puts `data-following` in its place, by which `whenPageIsWhole` knows it.
 */
export function useAfterFirstFrame(): boolean {
  const [isRendered, setRendered] = useState(() => !isPageOpening());
  useEffect(() => {
    if (isRendered) return;
    const frame = window.requestAnimationFrame(() => startTransition(() => setRendered(true)));
    return () => window.cancelAnimationFrame(frame);
  }, [isRendered]);
  return isRendered;
}
