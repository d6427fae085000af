import { type ReactNode, useEffect, useState } from 'react';
import { useLatePlace } from '@/components/ui/use-late-place';

/** Once somebody opens the question which shop has a product, fetches what answers it on the page. */
export function LateStockFinder() {
  const place = useLatePlace('main [data-stock-finder]');
  const [answer, setAnswer] = useState<ReactNode>(null);
  useEffect(() => {
    if (!(place instanceof HTMLDetailsElement)) return;
    const wake = async () => {
      if (!place.open) return;
      // Without a network the form leads to the store locator.
      const loaded = await import('./stock-answer').catch(() => null);
      if (loaded && place.isConnected) setAnswer(<loaded.StockAnswer key={place.dataset.stockFinder} place={place} />);
    };
    void wake();
    place.addEventListener('toggle', wake);
    return () => {
      place.removeEventListener('toggle', wake);
      setAnswer(null);
    };
  }, [place]);
  return answer;
}
