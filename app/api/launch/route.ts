import { z } from 'zod';
import { launchClock } from '#lib/storefront/launch/server.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { queryRoute } from '#lib/storefront/platform/http/route-handler.ts';

/** Returns the times that the countdown is based on. */
export const GET = queryRoute({
  schema: z.object({}),
  handle: async () => jsonReply({ ok: true, ...launchClock() }),
});
