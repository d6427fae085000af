import { orderQuery } from '#lib/storefront/gift-cards/schema.ts';
import { getGiftCardOrder } from '#lib/storefront/gift-cards/server.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';

/** How the money of a gift card stands, for the page that waits for news of it. */
export const GET = queryRoute({
  schema: orderQuery,
  handle: async ({ input }) => {
    const order = await getGiftCardOrder(input.order);
    if (!order.ok) return failureReply(order.failure, order.failure.kind, 'We cannot check this gift card right now.');
    return jsonReply({ paymentState: order.value.paymentState });
  },
});
