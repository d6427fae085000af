import { z } from 'zod';
import { codeList } from '#lib/storefront/catalogue/code-list.ts';
import { parseListingQuery } from '#lib/storefront/catalogue/listing-query.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';
import { getPhotoResults } from '#lib/storefront/search/server.ts';
import type { PhotoResultsReply } from '#lib/storefront/search/types.ts';

/** Products by the codes that a photo has found, with filters and order of a list. One shopper's photo: nobody keeps it. */
export const GET = queryRoute({
  schema: z.object({ codes: codeList }).catchall(z.string()),
  handle: async ({ admitted, input: { codes, ...parameters } }) => {
    const result = await getPhotoResults(admitted(), codes, parseListingQuery(parameters));
    if (result.ok) return jsonReply({ ok: true, ...result.value } satisfies PhotoResultsReply);
    return failureReply(result.failure, result.failure.kind, 'We cannot show these products right now.');
  },
});
