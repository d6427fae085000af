'use client';

import { type ReactNode, useEffect, useState } from 'react';

/** Nothing of this is in the way of the page: it comes once the page stands. */
const AFTER_LOAD_MS = 500;

/** Consent, campaigns and statistics: fetched after the page, in a script of their own. */
export function Visit() {
  const [parts, setParts] = useState<ReactNode>(null);

  useEffect(() => {
    let timer: number | undefined;
    const start = () => {
      timer = window.setTimeout(async () => {
        // Without a network the page stands as it is: nothing is asked and nothing measured.
        const loaded = await import('./visit-parts').catch(() => null);
        if (loaded) setParts(<loaded.VisitParts />);
      }, AFTER_LOAD_MS);
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('load', start);
    };
  }, []);

  return parts;
}
