import { writeCartCount } from '#lib/storefront/cart/reply.ts';
import { countCart } from '#lib/storefront/cart/server.ts';
import { readChoices } from '#lib/storefront/checkout/choices.ts';
import { closeCheckout } from '#lib/storefront/checkout/close-checkout.ts';
import { clearPurchasedEntries } from '#lib/storefront/orders/clear-purchased-entries.ts';
import { isBought } from '#lib/storefront/orders/is-bought.ts';
import { orderQuery } from '#lib/storefront/orders/schema.ts';
import { findOwnOrder } from '#lib/storefront/orders/server.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { bodyRoute } from '#lib/storefront/platform/http/route-handler.ts';
import { fingerprintOfSession } from '#lib/storefront/platform/session/session-fingerprint.ts';

/**
 * Records that the customer has seen the placed order: the session clears the cart's benefits, the checkout
 * choices are cleared, and the cart count is updated. For another customer's order nothing changes, and the
 * reply is the same.
 */
export const POST = bodyRoute({
  json: {
    schema: orderQuery,
    handle: async ({ input, request, session, cookies }) => {
      const shopper = await session();
      const order = await findOwnOrder(shopper, input.order);
      const reply = jsonReply({ ok: true });
      if (!order.ok || !isBought(order.value)) return reply;
      const { placedAt } = order.value;
      // A checkout started since then belongs to the next cart.
      const { order: chosenFor } = await readChoices(cookies, fingerprintOfSession(shopper));
      if (chosenFor === input.order) closeCheckout(shopper, cookies, placedAt);
      else shopper.update(clearPurchasedEntries(shopper.data, placedAt));
      const count = await countCart(shopper);
      if (count !== null) await writeCartCount(request, reply, count);
      return reply;
    },
  },
});
