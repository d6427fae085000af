import { failure, type Result } from '#lib/shared/result.ts';
import type { LineRemoval } from '#lib/storefront/cart/schema.ts';
import { removeLine, viewCart } from '#lib/storefront/cart/server.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { addWishlistItem } from '#lib/storefront/wishlist/server.ts';

/**
 * Moves a line of the cart onto the customer's wishlist. Only what the list has taken leaves the cart, so that nothing is
 * ever lost between them; a line that is gone is a stale cart.
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
