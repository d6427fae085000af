import 'server-only';
import type { ShopperSession } from '#lib/session/shopper-session.ts';
import type { Result } from '#lib/shared/result.ts';
import { viewCart } from './server.ts';
import type { Cart } from './types.ts';

/**
 * The cart as it is, where a change named a basket that the retail API no longer knows: its id is forgotten, and the cart
 * is asked for once without it. Null for every other answer, and where the cart cannot be read.
 */
export async function cartAfterLoss(session: ShopperSession, changed: Result<unknown>): Promise<Cart | null> {
  const isLost = !changed.ok && changed.failure.kind === 'not-found' && session.data.basketGuid !== undefined;
  if (!isLost) return null;
  session.update({ basketGuid: undefined });
  const fresh = await viewCart(session);
  return fresh.ok ? fresh.value : null;
}
