import { type ReactNode, useEffect, useState } from 'react';
import { onCompared, readCompared } from '#lib/storefront/catalogue/compare/client.ts';

/** The signs of a shopper on a card. */
const SIGNS = ['pointerover', 'focusin'] as const;
const CARD = 'main article[data-item]';

/**
 * The compare bar and the controls on cards, whose script is loaded once a shopper is on a card or has chosen a
 * product.
 */
export function LazyCompareBar() {
  const [bar, setBar] = useState<ReactNode>(null);
  useEffect(() => {
    const load = async () => {
      stopWatching();
      // If the script cannot be loaded, the choice is kept and the bar appears on the next page.
      const loaded = await import('./compare-bar').catch(() => null);
      if (loaded) setBar(<loaded.CompareBar />);
    };
    const onSign = ({ target }: Event) => {
      if (target instanceof Element && target.closest(CARD)) void load();
    };
    const stopWatching = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, onSign);
    };
    const loadChosen = () => {
      if (readCompared().length > 0) void load();
    };
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true });
    loadChosen();
    const stopListening = onCompared(loadChosen);
    return () => {
      stopWatching();
      stopListening();
    };
  }, []);
  return bar;
}
