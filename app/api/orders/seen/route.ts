import { writeCartCount } from '#lib/cart/reply.ts';
import { countCart } from '#lib/cart/server.ts';
import { jsonReply } from '#lib/http/reply.ts';
import { bodyRoute } from '#lib/http/route-handler.ts';
import { forgetBought } from '#lib/orders/forget-bought.ts';
import { orderQuery } from '#lib/orders/schema.ts';
import { findOwnOrder } from '#lib/orders/server.ts';

/**
 * The customer has seen that an order is placed: the session forgets what went into it, and the badge of the cart is set
 * right. For anybody else's order nothing changes, and nothing is told.
 */
export const POST = bodyRoute({
  json: {
    schema: orderQuery,
    handle: async ({ input, request, session }) => {
      const shopper = await session();
      const order = await findOwnOrder(shopper, input.order);
      const reply = jsonReply({ ok: true });
      if (!order.ok || order.value.state === 'payment-pending') return reply;
      shopper.update(forgetBought(shopper.data, order.value.placedAt));
      const count = await countCart(shopper);
      if (count !== null) await writeCartCount(request, reply, count);
      return reply;
    },
  },
});
