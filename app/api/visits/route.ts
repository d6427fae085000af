import { visitForm } from '#lib/campaigns/schema.ts';
import { recordVisit } from '#lib/campaigns/server.ts';
import { deviceOf } from '#lib/gate/index.ts';
import { jsonReply } from '#lib/http/reply.ts';
import { bodyRoute } from '#lib/http/route-handler.ts';

/** A visitor who agreed to it has come by a campaign link. Nobody waits for the answer. */
export const POST = bodyRoute({
  json: {
    schema: visitForm,
    handle: async ({ input, request, session }) => {
      const { headers } = request;
      const device = deviceOf(headers.get('sec-ch-ua-mobile') ?? '', headers.get('user-agent') ?? '');
      await recordVisit(input, { sessId: (await session()).data.sessId, device });
      return jsonReply({ ok: true });
    },
  },
});
