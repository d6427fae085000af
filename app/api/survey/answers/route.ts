import { failureReply } from '#lib/http/failure-reply.ts';
import { jsonReply } from '#lib/http/reply.ts';
import { bodyRoute } from '#lib/http/route-handler.ts';
import { answersRequest } from '#lib/survey/schema.ts';
import { saveAnswers, sendAnswers } from '#lib/survey/server.ts';
import { failureText } from '#lib/survey/copy.ts';

/** Saves the answers to a survey while they are given, or sends them. */
export const POST = bodyRoute({
  json: {
    schema: answersRequest,
    handle: async ({ input: { intent, ...given }, session }) => {
      const result = await (intent === 'send' ? sendAnswers : saveAnswers)(await session(), given);
      if (result.ok) return jsonReply({ ok: true });
      const { failure } = result;
      return failureReply(failure, failure.kind === 'refused' ? failure.reason : failure.kind, failureText(failure));
    },
  },
});
