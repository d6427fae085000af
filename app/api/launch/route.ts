import { z } from 'zod';
import { jsonReply } from '#lib/http/reply.ts';
import { queryRoute } from '#lib/http/route-handler.ts';
import { launchClock } from '#lib/launch/server.ts';

/** What a countdown is counted by. */
export const GET = queryRoute({
  schema: z.object({}),
  handle: async () => jsonReply({ ok: true, ...launchClock() }),
});
