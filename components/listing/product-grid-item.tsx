import type { ComponentProps } from 'react';
import { forCard } from '#lib/storefront/catalogue/for-card.ts';
import { ProductCard } from './product-card';

/** The classes of the element around a card in a grid. */
export const GRID_ITEM = 'row-span-3 grid grid-rows-subgrid gap-y-0 pb-8 md:pb-12';

interface ProductGridItemProps extends ComponentProps<typeof ProductCard> {
  className?: string;
}

/** A card in a grid: cards in one row share the heights of photo, title and price. */
export function ProductGridItem({ card, className = '', ...rest }: ProductGridItemProps) {
  return (
    <li className={`${GRID_ITEM} ${className}`}>
      <ProductCard card={forCard(card)} {...rest} />
    </li>
  );
}
