import { giftCardOrderQuery } from '#lib/storefront/gift-cards/schema.ts';
import { getGiftCardOrder } from '#lib/storefront/gift-cards/server.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';
import * as m from '#messages';

/** Returns the payment status of a gift card order, for the page that polls it. */
export const GET = queryRoute({
  schema: giftCardOrderQuery,
  handle: async ({ input }) => {
    const order = await getGiftCardOrder(input.order);
    if (!order.ok) return failureReply(order.failure, order.failure.kind, m.giftCardStatusUnknown());
    return jsonReply({ paymentState: order.value.paymentState });
  },
});
