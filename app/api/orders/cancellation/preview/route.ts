import { z } from 'zod';
import { orderNumber } from '#lib/contract/fields.ts';
import { parseItemSelection } from '#lib/storefront/orders/cancellation/item-selection.ts';
import { readCancellationPlans } from '#lib/storefront/orders/server/cancellation.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';

/** An address has room for so many characters of them. */
const MAX_LENGTH = 8000;
const chosen = z
  .string()
  .max(MAX_LENGTH)
  .transform(parseItemSelection)
  .refine(({ size }) => size > 0);

/** What would go back if an own order, or some of its pieces, were cancelled now. */
export const GET = queryRoute({
  schema: z.object({ order: orderNumber, pieces: chosen.optional() }),
  handle: async ({ input: { order, pieces = null }, session }) => {
    const plans = await readCancellationPlans(await session(), { number: order, pieces });
    if (plans.ok) return jsonReply(plans.value);
    return failureReply(plans.failure, plans.failure.kind, 'We cannot show your refund right now.');
  },
});
