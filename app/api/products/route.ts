import { z } from 'zod';
import { codeList } from '#lib/storefront/catalogue/code-list.ts';
import { getCards } from '#lib/storefront/catalogue/recently-viewed/server.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';
import * as m from '#messages';

/** The response is not cached, because its codes together reveal what a visitor viewed. */
export const GET = queryRoute({
  schema: z.object({ codes: codeList }),
  handle: async ({ admitted, input }) => {
    const result = await getCards(admitted(), input.codes);
    if (result.ok) return jsonReply({ ok: true, products: result.value });
    return failureReply(result.failure, result.failure.kind, m.productsUnavailable());
  },
});
