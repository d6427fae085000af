import type { calls, DataOf } from '#lib/contract/index.ts';
import * as paths from '#lib/shared/paths.ts';
import { toProductCard } from '#lib/storefront/catalogue/transform.ts';
import type { SharedWishlist, Wishlist, WishlistItem } from './types.ts';

type WishlistWire = DataOf<typeof calls.viewWishList>;

function toItem(wire: WishlistWire['Products'][number]): WishlistItem {
  const card = toProductCard(wire);
  return {
    ...card,
    photos: card.photos.slice(0, 1),
    sizeName: wire.SizeName,
    sku: wire.SKU,
    sizeNeeded: wire.SizeNeeded,
    inStock: wire.InStock,
  };
}

/** Converts a wishlist for its owner. */
export function toWishlist(wire: WishlistWire): Wishlist {
  return {
    items: wire.Products.map(toItem),
    sharedHref: wire.ShareId === '' ? '' : paths.sharedWishlist(wire.ShareId),
  };
}

/** Converts a shared wishlist. */
export function toSharedWishlist(wire: DataOf<typeof calls.sharedWishList>): SharedWishlist {
  return { ownerName: wire.OwnerName, items: wire.Products.map(toItem) };
}
