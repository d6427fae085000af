import { type ReactNode, useEffect, useState } from 'react';
import { onCompared, readCompared } from '#lib/storefront/catalogue/compare/client.ts';

/** The compare bar, whose script is loaded once a product is chosen. */
export function LazyCompareBar() {
  const [bar, setBar] = useState<ReactNode>(null);
  useEffect(() => {
    const load = async () => {
      if (readCompared().length === 0) return;
      // If the script cannot be loaded, the choice is kept and the bar appears on the next page.
      const loaded = await import('./compare-bar').catch(() => null);
      if (loaded) setBar(<loaded.CompareBar />);
    };
    void load();
    return onCompared(load);
  }, []);
  return bar;
}
