import * as paths from '#lib/shared/paths.ts';
import { isSignedOutFailure, type Result } from '#lib/shared/result.ts';
import { cartNoticeOfFailure } from '#lib/storefront/cart/notices.ts';
import { cartPageReply, cartReply } from '#lib/storefront/cart/reply.ts';
import { lineRemoval } from '#lib/storefront/cart/schema.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { seeOther } from '#lib/storefront/platform/http/reply.ts';
import { bodyRoute } from '#lib/storefront/platform/http/route-handler.ts';
import { moveLine } from './move-line.ts';

/** Returns the page for a shopper without JavaScript: the cart, without a notice after success. */
function afterMove(result: Result<Cart>): string {
  if (result.ok) return paths.cart();
  return isSignedOutFailure(result.failure)
    ? paths.signIn(paths.cart('wish-again'))
    : paths.cart(cartNoticeOfFailure(result.failure));
}

/** Moves a line of the cart to the wishlist. */
export const POST = bodyRoute(
  {
    json: {
      schema: lineRemoval,
      handle: async ({ request, input, session }) => cartReply(request, await moveLine(await session(), input)),
    },
    form: {
      schema: lineRemoval,
      invalid: () => seeOther(paths.cart('invalid')),
      handle: async ({ request, input, session, cookies }) => {
        const result = await moveLine(await session(), input);
        return cartPageReply({ request, cookies }, afterMove(result), result.ok ? result.value : null);
      },
    },
  },
  { isOffered: async () => (await getFlags()).wishlist },
);
