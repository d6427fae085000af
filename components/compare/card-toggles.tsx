import { createPortal } from 'react-dom';
import { switchCompared } from '#lib/storefront/catalogue/compare/client.ts';
import type { ComparedProduct } from '#lib/storefront/catalogue/compare/types.ts';
import { Icon } from '@/components/ui/icon';
import { useCards } from './use-cards';

interface CardTogglesProps {
  chosen: readonly ComparedProduct[];
  /** Called after each press, with whether the comparison was full. */
  onFull: (isFull: boolean) => void;
}

/** Adds a compare control to every product card of the page; the server renders none of them. */
export function CardToggles({ chosen, onFull }: CardTogglesProps) {
  const codes = new Set(chosen.map(({ code }) => code));
  return useCards().map(({ element, product }) =>
    createPortal(
      <CardToggle
        product={product}
        isChosen={codes.has(product.code)}
        onPress={() => onFull(switchCompared(product) === 'full')}
      />,
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
      aria-label={`Compare ${product.title}`}
      aria-pressed={isChosen}
      onClick={onPress}
      className="compare-card"
    >
      <span className={`grid size-4 place-items-center rounded-sm border ${tick}`}>
        <Icon name="check" className="size-3" />
      </span>
      Compare
    </button>
  );
}
