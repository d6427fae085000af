import { z } from 'zod';
import { getFooterContent } from '#lib/storefront/content/server.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';
import * as m from '#messages';

/** The footer is the same for all visitors: browsers and shared caches may store it for a minute. */
const SHARED = { 'cache-control': 'public, max-age=60' };

export const GET = queryRoute({
  schema: z.object({}),
  handle: async () => {
    const result = await getFooterContent();
    if (result.ok) return jsonReply({ ok: true, footer: result.value }, 200, SHARED);
    return failureReply(result.failure, result.failure.kind, m.footerNotAvailable());
  },
});
