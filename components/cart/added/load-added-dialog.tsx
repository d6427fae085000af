import type { ComponentType, RefObject } from 'react';
import type { Cart } from '#lib/storefront/cart/types.ts';

/** From this width on there is room for the cart beside the page. */
const WIDE = '(min-width: 992px)';

/**
 * Loads the dialog that follows an addition: the mini-cart where there is room, otherwise a sheet with the added item.
 * `addition` is read when the dialog is shown; null shows the cart alone.
 */
export async function loadAddedDialog(
  addition: RefObject<{ cart: Cart; lineId: string } | null>,
): Promise<ComponentType<{ onClose: () => void }>> {
  if (window.matchMedia(WIDE).matches) {
    const { MiniCart } = await import('@/components/cart/mini/mini-cart');
    return ({ onClose }) => <MiniCart onClose={onClose} addition={addition.current} />;
  }
  const { AddedSheet } = await import('@/components/cart/added/added-sheet');
  return ({ onClose }) => addition.current && <AddedSheet {...addition.current} onClose={onClose} />;
}
