import { failureReply } from '#lib/http/failure-reply.ts';
import { jsonReply } from '#lib/http/reply.ts';
import { queryRoute } from '#lib/http/route-handler.ts';
import { orderQuery } from '#lib/orders/schema.ts';
import { getOrderByKey } from '#lib/orders/server.ts';
import type { OrderStatus } from '#lib/orders/types.ts';

/** How the money of an order stands, for pages that wait for news of it. */
export const GET = queryRoute({
  schema: orderQuery,
  handle: async ({ input }) => {
    const order = await getOrderByKey(input.order);
    if (!order.ok) return failureReply(order.failure, order.failure.kind, 'We cannot check this order right now.');
    const { paymentState, canPay } = order.value;
    return jsonReply({ paymentState, canPay } satisfies OrderStatus);
  },
});
