import { createPortal } from 'react-dom';
import { switchCompared } from '#lib/storefront/catalogue/compare/client.ts';
import type { ComparedProduct } from '#lib/storefront/catalogue/compare/types.ts';
import { Icon } from '@/components/ui/icon';
import { useCards } from './use-cards';

interface CardTogglesProps {
  chosen: readonly ComparedProduct[];
  /** Told after each press whether there was no room. */
  onFull: (isFull: boolean) => void;
}

/** On every card of the page a control that puts its product into the comparison. No page brings them along. */
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
