import { failure, type Result } from '#lib/shared/result.ts';
import type { LineRemoval } from '#lib/storefront/cart/schema.ts';
import { removeLine, viewCart } from '#lib/storefront/cart/server.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { addWishlistItem } from '#lib/storefront/wishlist/server.ts';

/**
 * Moves a cart line to the customer's wishlist. The line leaves the cart only after the wishlist has accepted
 * it, so that it is never lost; a missing line means a stale cart.
 */
export async function moveLine(session: ShopperSession, { lineId }: LineRemoval): Promise<Result<Cart>> {
  if (session.data.customerToken === undefined) return failure({ kind: 'refused', reason: 'sign-in-required' });
  const cart = await viewCart(session);
  if (!cart.ok) return cart;
  const line = cart.value.lines.find((entry) => entry.id === lineId);
  if (!line) return failure({ kind: 'refused', reason: 'stale' });
  const added = await addWishlistItem(session, { intent: 'add', productUrl: line.href, sku: line.sku });
  return added.ok ? removeLine(session, { lineId }) : added;
}
