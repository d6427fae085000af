import { z } from 'zod';
import { codeList } from '#lib/storefront/catalogue/code-list.ts';
import { parseListingQuery } from '#lib/storefront/catalogue/listing-query.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';
import { getPhotoResults } from '#lib/storefront/search/server.ts';
import type { PhotoResultsReply } from '#lib/storefront/search/types.ts';
import * as m from '#messages';

/**
 * Returns the products that a photo has found, by their codes, with a list's filters and sort order. They
 * belong to one shopper's photo, so the response is not cached.
 */
export const GET = queryRoute({
  schema: z.object({ codes: codeList }).catchall(z.string()),
  handle: async ({ admitted, input: { codes, ...parameters } }) => {
    const result = await getPhotoResults(admitted(), codes, parseListingQuery(parameters));
    if (result.ok) return jsonReply({ ok: true, ...result.value } satisfies PhotoResultsReply);
    return failureReply(result.failure, result.failure.kind, m.productsUnavailable());
  },
});
