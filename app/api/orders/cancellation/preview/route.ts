import { z } from 'zod';
import { orderNumber } from '#lib/contract/fields.ts';
import { parseItemSelection } from '#lib/storefront/orders/cancellation/item-selection.ts';
import { readCancellationPlans } from '#lib/storefront/orders/server/cancellation.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';
import * as m from '#messages';

/** The largest length of the parameter that fits into a URL. */
const MAX_LENGTH = 8000;
const chosen = z
  .string()
  .max(MAX_LENGTH)
  .transform(parseItemSelection)
  .refine(({ size }) => size > 0);

/** Returns the refund plans for cancelling an own order, or some of its items, now. */
export const GET = queryRoute({
  schema: z.object({ order: orderNumber, items: chosen.optional() }),
  handle: async ({ input: { order, items: selection = null }, session }) => {
    const plans = await readCancellationPlans(await session(), { number: order, selection });
    if (plans.ok) return jsonReply(plans.value);
    return failureReply(plans.failure, plans.failure.kind, m.ordersRefundUnavailable());
  },
});
