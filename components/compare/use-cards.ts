import { useEffect, useState } from 'react';
import type { ComparedProduct } from '#lib/storefront/catalogue/compare/types.ts';

/** A product card of the page that is shown. */
interface Card {
  element: HTMLElement;
  product: ComparedProduct;
}

function findCards(): Card[] {
  return [...document.querySelectorAll<HTMLElement>('main article[data-item]')].map((element) => ({
    element,
    product: { code: element.dataset.item ?? '', title: element.getAttribute('aria-label') ?? '' },
  }));
}

const isSame = (before: readonly Card[], now: readonly Card[]) =>
  before.length === now.length && before.every(({ element }, index) => element === now[index]?.element);

/** The product cards of the current page, updated as cards are added or removed. */
export function useCards(): readonly Card[] {
  const [cards, setCards] = useState<readonly Card[]>([]);
  useEffect(() => {
    const update = () =>
      setCards((before) => {
        const now = findCards();
        return isSame(before, now) ? before : now;
      });
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return cards;
}
