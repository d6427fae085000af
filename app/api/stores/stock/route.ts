import { z } from 'zod';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';
import { findStock } from '#lib/storefront/stores/server.ts';
import { parseStoreQuery } from '#lib/storefront/stores/store-query.ts';
import { toStockReply } from '#lib/storefront/stores/to-stock-reply.ts';
import * as m from '#messages';

const query = z.record(z.string(), z.string()).transform(parseStoreQuery);

/** Returns the physical stores that have a product, for its page. */
export const GET = queryRoute({
  schema: query.refine(({ product }) => product !== '', { error: m.storesChooseProduct }),
  handle: async ({ admitted, input }) => {
    const now = Date.now();
    const found = await findStock(admitted(), input, now);
    if (found.ok) return jsonReply(toStockReply(input, found.value, now));
    return failureReply(found.failure, found.failure.kind, m.storesCannotCheck());
  },
});
