'use client';

import { type ReactNode, useEffect, useState } from 'react';

/** Starts after the page has loaded, so that none of this delays the page. */
const AFTER_LOAD_MS = 500;

/** Consent, campaigns and analytics, loaded after the page in a separate script. */
export function Visit() {
  const [parts, setParts] = useState<ReactNode>(null);

  useEffect(() => {
    let timer: number | undefined;
    const start = () => {
      timer = window.setTimeout(async () => {
        // If the script cannot be loaded, the page works, and without analytics.
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
