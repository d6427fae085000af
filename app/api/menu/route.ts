import { z } from 'zod';
import { getMenu } from '#lib/storefront/content/server.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';
import * as m from '#messages';

/** The menu is the same for all visitors: browsers and shared caches may store it for a minute. */
const SHARED = { 'cache-control': 'public, max-age=60' };

export const GET = queryRoute({
  schema: z.object({ device: z.enum(['desktop', 'mobile']) }),
  handle: async ({ admitted, input }) => {
    admitted();
    const entries = await getMenu(input.device);
    if (entries.length > 0) return jsonReply({ ok: true, entries }, 200, SHARED);
    return failureReply({ kind: 'unavailable' }, 'unavailable', m.footerMenuNotAvailable());
  },
});
