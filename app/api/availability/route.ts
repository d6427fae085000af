import { z } from 'zod';
import { codeList } from '#lib/storefront/catalogue/code-list.ts';
import { getAvailability } from '#lib/storefront/catalogue/server.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';
import * as m from '#messages';

export const GET = queryRoute({
  schema: z.object({ codes: codeList }),
  handle: async ({ admitted, input }) => {
    const result = await getAvailability(admitted(), input.codes);
    if (result.ok) return jsonReply({ ok: true, products: result.value });
    return failureReply(result.failure, result.failure.kind, m.cartAvailabilityUnknown());
  },
});
