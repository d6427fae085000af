import { type ReactNode, useEffect, useState } from 'react';
import { usePageElement } from '@/components/ui/use-page-element';

/** Loads the script of the stock finder on a product page once the shopper opens it. */
export function LazyStockFinder() {
  const container = usePageElement('main [data-stock-finder]');
  const [answer, setAnswer] = useState<ReactNode>(null);
  useEffect(() => {
    if (!(container instanceof HTMLDetailsElement)) return;
    const onToggle = async () => {
      if (!container.open) return;
      // If the script cannot be loaded, the form leads to the store locator.
      const loaded = await import('./stock-answer').catch(() => null);
      if (loaded && container.isConnected)
        setAnswer(<loaded.StockAnswer key={container.dataset.stockFinder} place={container} />);
    };
    void onToggle();
    container.addEventListener('toggle', onToggle);
    return () => {
      container.removeEventListener('toggle', onToggle);
      setAnswer(null);
    };
  }, [container]);
  return answer;
}
