import type { ReactNode } from 'react';
import { ProductCard } from '@/components/listing/product-card';
import { BelowFirstView } from '@/components/ui/below-first-view';
import { PhotoPreload } from '@/components/ui/photo-preload';

interface CatalogueSlots {
  /** A product, or what is said where there is neither a product nor a list. */
  children: ReactNode;
  list: ReactNode;
}

/**
 * The client components of both slots. Next puts the scripts of what a layout names into files that all below it share;
 * named by the slots alone, they would be in the files of one of them, and the other would load these files.
 */
const SHARED = [BelowFirstView, PhotoPreload, ProductCard] as const;

/**
 * A list and a product may have any address. Each is a slot of its own, of which one is empty: Next makes the scripts of
 * a page by slots, and loads those of a slot that shows something.
 */
export default function CatalogueLayout({ children, list }: CatalogueSlots) {
  void SHARED;
  return (
    <>
      {children}
      {list}
    </>
  );
}
