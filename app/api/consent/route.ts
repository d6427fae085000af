import { reportedChoice } from '#lib/storefront/marketing/consent/schema.ts';
import { recordChoice } from '#lib/storefront/marketing/consent/server.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { bodyRoute } from '#lib/storefront/platform/http/route-handler.ts';
import * as m from '#messages';

/** Records a visitor's choice. The browser has already stored it, and reports it until it is recorded. */
export const POST = bodyRoute({
  json: {
    schema: reportedChoice,
    handle: async ({ input, session }) => {
      const recorded = await recordChoice(await session(), input);
      return recorded.ok
        ? jsonReply({ ok: true })
        : failureReply(recorded.failure, 'not-recorded', m.consentNotRecorded());
    },
  },
});
