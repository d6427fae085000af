import { type ReactNode, useEffect, useState } from 'react';
import { onCompared, readCompared } from '#lib/storefront/catalogue/compare/client.ts';

/** The bar of the comparison, whose script comes once something is chosen. */
export function LazyCompareBar() {
  const [bar, setBar] = useState<ReactNode>(null);
  useEffect(() => {
    const load = async () => {
      if (readCompared().length === 0) return;
      // Without a network what is chosen is kept, and compared from the next page on.
      const loaded = await import('./compare-bar').catch(() => null);
      if (loaded) setBar(<loaded.CompareBar />);
    };
    void load();
    return onCompared(load);
  }, []);
  return bar;
}
