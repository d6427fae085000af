import { z } from 'zod';
import { environment } from '#lib/shared/env.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import type { AnalyticsSettings } from '#lib/storefront/marketing/analytics/types.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';

/** The response is the same for all visitors: browsers and shared caches may store it for ten minutes. */
const SHARED = { 'cache-control': 'public, max-age=600' };

/** Requested by a page once its visitor has consented to statistics. */
export const GET = queryRoute({
  schema: z.object({}),
  handle: async () => {
    const { TAG_MANAGER_ID: id, TAG_MANAGER_URL: scriptUrl, METRICS_PORT } = environment();
    const isOn = id !== undefined && (await getFlags()).tagManager;
    const tagManager = isOn ? { id, scriptUrl } : null;
    return jsonReply({ tagManager, vitals: METRICS_PORT !== undefined } satisfies AnalyticsSettings, 200, SHARED);
  },
});
