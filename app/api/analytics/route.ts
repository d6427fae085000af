import { z } from 'zod';
import type { AnalyticsSettings } from '#lib/analytics/types.ts';
import { getFlags } from '#lib/content/server.ts';
import { jsonReply } from '#lib/http/reply.ts';
import { queryRoute } from '#lib/http/route-handler.ts';
import { environment } from '#lib/shared/env.ts';

/** The same for everybody: browsers and caches on the way may keep it for ten minutes. */
const SHARED = { 'cache-control': 'public, max-age=600' };

/** Asked for by a page once its visitor has agreed to statistics. */
export const GET = queryRoute({
  schema: z.object({}),
  handle: async () => {
    const { TAG_MANAGER_ID: id, TAG_MANAGER_URL: scriptUrl } = environment();
    const isOn = id !== undefined && (await getFlags()).tagManager;
    return jsonReply({ tagManager: isOn ? { id, scriptUrl } : null } satisfies AnalyticsSettings, 200, SHARED);
  },
});
