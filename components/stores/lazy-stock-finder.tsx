import { type ReactNode, useEffect, useState } from 'react';
import { usePageElement } from '@/components/ui/use-page-element';

/** Once somebody opens the question which shop has a product, fetches what answers it on the page. */
export function LazyStockFinder() {
  const container = usePageElement('main [data-stock-finder]');
  const [answer, setAnswer] = useState<ReactNode>(null);
  useEffect(() => {
    if (!(container instanceof HTMLDetailsElement)) return;
    const onToggle = async () => {
      if (!container.open) return;
      // Without a network the form leads to the store locator.
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
