'use client';

import { startTransition, useEffect, useState } from 'react';
import { fetchAvailability } from '#lib/storefront/catalogue/client.ts';
import type { ProductSize } from '#lib/storefront/catalogue/types.ts';

/** A page that was hidden for longer than this asks again when it is looked at. */
const FRESH_MILLISECONDS = 60_000;

/** The sizes as rendered, which may be a shared page's, brought up to date when the page wakes. */
export function useLiveSizes(code: string, rendered: ProductSize[]): ProductSize[] {
  const [live, setLive] = useState<ReadonlyMap<string, Omit<ProductSize, 'name'>>>(new Map());

  useEffect(() => {
    const controller = new AbortController();
    let askedAt = 0;
    const poll = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < FRESH_MILLISECONDS) return;
      askedAt = Date.now();
      const sizes = await fetchAvailability(code, controller.signal);
      // The page stays as it is until the script of the form for sold-out sizes is there.
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
