import { z } from 'zod';
import { SHORTEST_SEARCH } from '#lib/shared/search-length.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';
import { MAX_SEARCH_LENGTH } from '#lib/storefront/search/rules.ts';
import { suggest } from '#lib/storefront/search/server.ts';
import * as m from '#messages';

/** Suggestions are the same for all visitors: browsers and shared caches may store them for a minute. */
const SHARED = { 'cache-control': 'public, max-age=60' };

export const GET = queryRoute({
  schema: z.object({
    q: z.string().max(MAX_SEARCH_LENGTH, { error: m.searchShorterPlease }).default(''),
  }),
  handle: async ({ admitted, input }) => {
    const result = await suggest(admitted(), input.q);
    if (result.ok) return jsonReply({ ok: true, suggestions: result.value }, 200, SHARED);
    const isShort = result.failure.kind === 'refused' && result.failure.reason === 'invalid';
    const message = isShort ? m.searchMoreCharacters(SHORTEST_SEARCH) : m.searchSuggestionsUnavailable();
    return failureReply(result.failure, isShort ? 'too-short' : result.failure.kind, message);
  },
});
