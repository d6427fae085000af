import type { ComponentProps } from 'react';
import { forCard } from '#lib/storefront/catalogue/for-card.ts';
import { ProductCard } from './product-card';

interface ProductGridItemProps extends ComponentProps<typeof ProductCard> {
  className?: string;
  /** `div` in a list that is one by its role. */
  as?: 'li' | 'div';
}

/** A card in a grid: cards in one row share the heights of photo, title and price. */
export function ProductGridItem({ card, className = '', as: Item = 'li', ...rest }: ProductGridItemProps) {
  return (
    <Item
      role={Item === 'div' ? 'listitem' : undefined}
      className={`row-span-3 grid grid-rows-subgrid gap-y-0 pb-8 md:pb-12 ${className}`}
    >
      <ProductCard card={forCard(card)} {...rest} />
    </Item>
  );
}
