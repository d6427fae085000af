import { z } from 'zod';
import { codeList } from '#lib/catalogue/code-list.ts';
import { parseListingQuery } from '#lib/catalogue/listing-query.ts';
import { failureReply } from '#lib/http/failure-reply.ts';
import { jsonReply } from '#lib/http/reply.ts';
import { queryRoute } from '#lib/http/route-handler.ts';
import { getPhotoResults } from '#lib/search/server.ts';
import type { PhotoResultsReply } from '#lib/search/types.ts';

/** Products by the codes that a photo has found, with filters and order of a list. One shopper's photo: nobody keeps it. */
export const GET = queryRoute({
  schema: z.object({ codes: codeList }).catchall(z.string()),
  handle: async ({ admitted, input: { codes, ...parameters } }) => {
    const result = await getPhotoResults(admitted(), codes, parseListingQuery(parameters));
    if (result.ok) return jsonReply({ ok: true, ...result.value } satisfies PhotoResultsReply);
    return failureReply(result.failure, result.failure.kind, 'We cannot show these products right now.');
  },
});
