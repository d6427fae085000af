'use client';

import { startTransition, useEffect, useState } from 'react';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { fetchAvailability } from '#lib/storefront/catalogue/client.ts';
import type { ProductSize } from '#lib/storefront/catalogue/types.ts';

/** A page that was hidden for longer than this fetches again when it becomes visible. */
const FRESH_MILLISECONDS = MINUTE_MS;

/** Returns the sizes as rendered, possibly from a cached page, and updated when the page becomes visible. */
export function useLiveSizes(code: string, rendered: ProductSize[]): ProductSize[] {
  const [live, setLive] = useState<ReadonlyMap<string, Omit<ProductSize, 'name'>>>(new Map());

  useEffect(() => {
    const controller = new AbortController();
    let requestedAt = 0;
    const poll = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - requestedAt < FRESH_MILLISECONDS) return;
      requestedAt = Date.now();
      const sizes = await fetchAvailability(code, controller.signal);
      // The page stays as it is until the script of the notify form has loaded.
      if (sizes) startTransition(() => setLive(new Map(sizes.map((size) => [size.sku, size]))));
    };
    void poll();
    document.addEventListener('visibilitychange', poll);
    return () => {
      document.removeEventListener('visibilitychange', poll);
      controller.abort();
    };
  }, [code]);

  return rendered.map((size) => ({ ...size, ...live.get(size.sku) }));
}
