import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ComparedProduct } from '#lib/storefront/catalogue/compare/types.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import { ScalesIcon } from './compare-label';

interface CardTogglesProps {
  chosen: readonly ComparedProduct[];
  onToggle: (product: ComparedProduct) => void;
}

/** Adds a compare control to every product card of the page; the server renders none of them. */
export function CardToggles({ chosen, onToggle }: CardTogglesProps) {
  const codes = new Set(chosen.map(({ code }) => code));
  return useCards().map(({ element, product }) =>
    createPortal(
      <CardToggle product={product} isChosen={codes.has(product.code)} onPress={() => onToggle(product)} />,
      element,
    ),
  );
}

interface CardToggleProps {
  product: ComparedProduct;
  isChosen: boolean;
  onPress: () => void;
}

function CardToggle({ product, isChosen, onPress }: CardToggleProps) {
  const tick = isChosen ? 'border-ink bg-ink text-paper' : 'border-edge text-transparent';
  return (
    <button
      type="button"
      aria-label={m.compareNamed({ title: product.title })}
      aria-pressed={isChosen}
      onClick={onPress}
      className="compare-card"
    >
      <span>
        <ScalesIcon className="compare-scales size-5" />
        <span className={`compare-tick grid size-4 place-items-center rounded-sm border ${tick}`}>
          <Icon name="check" className="size-3" />
        </span>
        <span className="compare-word">{m.compareButton()}</span>
      </span>
    </button>
  );
}

/** A product card of the page that is shown. */
interface Card {
  element: HTMLElement;
  product: ComparedProduct;
}

/** The cards of products that are alternatives, not those that are bought together, whose photos have no room for it. */
const CARDS = 'main article[data-item]:not(#bought-together *)';

function findCards(): Card[] {
  return [...document.querySelectorAll<HTMLElement>(CARDS)].map((element) => ({
    element,
    product: { code: element.dataset.item ?? '', title: element.getAttribute('aria-label') ?? '' },
  }));
}

const isSame = (before: readonly Card[], now: readonly Card[]) =>
  before.length === now.length && before.every(({ element }, index) => element === now[index]?.element);

/** The product cards of the current page, updated as cards are added or removed. */
function useCards(): readonly Card[] {
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
