import { orderQuery } from '#lib/storefront/orders/schema.ts';
import { getOrderByKey } from '#lib/storefront/orders/server.ts';
import type { OrderStatus } from '#lib/storefront/orders/types.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';
import * as m from '#messages';

/** Returns the payment status of an order, for pages that poll it. */
export const GET = queryRoute({
  schema: orderQuery,
  handle: async ({ input }) => {
    const order = await getOrderByKey(input.order);
    if (!order.ok) return failureReply(order.failure, order.failure.kind, m.ordersStatusUnavailable());
    const { paymentState, canPay } = order.value;
    return jsonReply({ paymentState, canPay } satisfies OrderStatus);
  },
});
