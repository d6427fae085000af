import { z } from 'zod';
import { orderNumber } from '#lib/contract/fields.ts';
import { failureReply } from '#lib/http/failure-reply.ts';
import { jsonReply } from '#lib/http/reply.ts';
import { queryRoute } from '#lib/http/route-handler.ts';
import { readPieces } from '#lib/orders/cancellation/pieces.ts';
import { readCancellationPlans } from '#lib/orders/server/cancellation.ts';

/** An address has room for so many characters of them. */
const LONGEST = 8000;
const chosen = z
  .string()
  .max(LONGEST)
  .transform(readPieces)
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
