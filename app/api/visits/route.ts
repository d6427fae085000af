import { visitForm } from '#lib/storefront/marketing/campaigns/schema.ts';
import { recordVisit } from '#lib/storefront/marketing/campaigns/server.ts';
import { readChoice } from '#lib/storefront/marketing/consent/choice.ts';
import { deviceOf } from '#lib/storefront/platform/gate/index.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { bodyRoute } from '#lib/storefront/platform/http/route-handler.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';

/** Records that a consenting visitor came by a campaign link. The page does not wait for the response. */
export const POST = bodyRoute({
  json: {
    schema: visitForm,
    handle: async ({ input, request, session }) => {
      // A late beacon of a page that was open while consent was withdrawn is not reported.
      const choice = readChoice(request.cookies.get(READABLE_COOKIES.consent)?.value ?? '');
      if (!choice?.granted.includes('campaigns')) return jsonReply({ ok: true });
      const { headers } = request;
      const device = deviceOf(headers.get('sec-ch-ua-mobile') ?? '', headers.get('user-agent') ?? '');
      await recordVisit(input, { sessId: (await session()).data.sessId, device });
      return jsonReply({ ok: true });
    },
  },
});
