import { randomUUID } from 'node:crypto';
import { type Failure, failure, type Result } from '#lib/shared/result.ts';
import { addLine } from '#lib/storefront/cart/server.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import type { WishlistForm } from '#lib/storefront/wishlist/schema.ts';
import { addWishlistItem, removeWishlistItem, shareWishlist, viewWishlist } from '#lib/storefront/wishlist/server.ts';
import type { Wishlist } from '#lib/storefront/wishlist/types.ts';

/** The result of a change. `productHref`: the page of the item that could not be moved. */
export type Changed =
  | { ok: true; wishlist?: Wishlist; cart?: Cart }
  | { ok: false; failure: Failure; productHref?: string };

type Move = Extract<WishlistForm, { intent: 'move' }>;

function changed(result: Result<Wishlist>): Changed {
  return result.ok ? { ok: true, wishlist: result.value } : result;
}

/**
 * Moves an item to the cart. It leaves the wishlist only after the cart has accepted it, so that it is never
 * lost.
 */
async function move(session: ShopperSession, { code, key = randomUUID() }: Move): Promise<Changed> {
  const wishlist = await viewWishlist(session);
  if (!wishlist.ok) return wishlist;
  const item = wishlist.value.items.find((entry) => entry.code === code.toUpperCase());
  if (!item) return failure({ kind: 'not-found' });
  const productHref = item.href;
  if (item.sizeNeeded) return { ...failure({ kind: 'refused', reason: 'size-required' }), productHref };
  const cart = await addLine(session, {
    productUrl: item.href,
    sku: item.sku,
    sizeName: undefined,
    quantity: 1,
    engraving: '',
    key,
  });
  if (!cart.ok) return { ...cart, productHref };
  const left = await removeWishlistItem(session, item.code);
  return { ok: true, wishlist: left.ok ? left.value : wishlist.value, cart: cart.value };
}

/** Makes the change that a wishlist form requests. */
export async function change(session: ShopperSession, form: WishlistForm): Promise<Changed> {
  switch (form.intent) {
    case 'add': {
      const added = await addWishlistItem(session, form);
      return added.ok ? { ok: true } : added;
    }
    case 'remove':
      return changed(await removeWishlistItem(session, form.code));
    case 'move':
      return move(session, form);
    case 'share':
    case 'unshare':
      return changed(await shareWishlist(session, form.intent === 'share'));
  }
}
