import { failureText } from '#lib/storefront/community/survey/copy.ts';
import { answersRequest } from '#lib/storefront/community/survey/schema.ts';
import { saveAnswers, sendAnswers } from '#lib/storefront/community/survey/server.ts';
import { failureReply } from '#lib/storefront/platform/http/failure-reply.ts';
import { jsonReply } from '#lib/storefront/platform/http/reply.ts';
import { bodyRoute } from '#lib/storefront/platform/http/route-handler.ts';

/** Saves the answers to a survey as a draft, or sends them. */
export const POST = bodyRoute({
  json: {
    schema: answersRequest,
    handle: async ({ input: { intent, ...answers }, session }) => {
      const result = await (intent === 'send' ? sendAnswers : saveAnswers)(await session(), answers);
      if (result.ok) return jsonReply({ ok: true });
      const { failure } = result;
      return failureReply(failure, failure.kind === 'refused' ? failure.reason : failure.kind, failureText(failure));
    },
  },
});
