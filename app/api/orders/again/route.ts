import { z } from 'zod';
import { orderNumber } from '#lib/contract/fields.ts';
import * as paths from '#lib/shared/paths.ts';
import { isSignedOutFailure } from '#lib/shared/result.ts';
import { ORDER_AGAIN, orderAgain, saveShortfalls } from '#lib/storefront/cart/order-again.ts';
import { cartPageReply } from '#lib/storefront/cart/reply.ts';
import { refusedFormPath } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { seeOther } from '#lib/storefront/platform/http/reply.ts';
import { bodyRoute } from '#lib/storefront/platform/http/route-handler.ts';

/** Puts the items of an order into the cart and leads there; the cart page says what could not be added. */
export const POST = bodyRoute({
  form: {
    schema: z.object({ order: orderNumber }),
    invalid: () => seeOther(paths.orders()),
    handle: async ({ request, input: { order }, session, cookies }) => {
      const result = await orderAgain(await session(), order);
      if (!result.ok) {
        const { failure } = result;
        if (isSignedOutFailure(failure)) return seeOther(paths.signIn(paths.order(order)));
        return seeOther(failure.kind === 'not-found' ? paths.order(order) : paths.cart('unavailable'));
      }
      const { cart } = result.value;
      const hasShortfalls = await saveShortfalls(cookies, result.value);
      const location = hasShortfalls ? refusedFormPath(paths.cart(), ORDER_AGAIN) : paths.cart('ordered-again');
      return cartPageReply({ request, cookies }, location, cart);
    },
  },
});
