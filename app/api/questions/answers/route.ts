import * as paths from '#lib/shared/paths.ts';
import { refuseQuestion } from '#lib/storefront/community/questions/refusal.ts';
import { ANSWER_FORM, answerForm } from '#lib/storefront/community/questions/schema.ts';
import { answerQuestion, removeAnswer } from '#lib/storefront/community/questions/server.ts';
import { type FormOutcome, formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import * as m from '#messages';

/** Answers a question as a buyer of the product, or removes the answer. */
export const POST = formRoute({
  name: ANSWER_FORM,
  schema: answerForm,
  page: ({ code, question }) => (code && question ? paths.answerQuestion(code, question) : paths.ownQuestions()),
  notSaved: { text: m.communityTextNotKept },
  handle: async ({ input, session }): Promise<FormOutcome> => {
    const shopper = await session();
    if (input.intent === 'remove') {
      const removed = await removeAnswer(shopper, input.id);
      if (!removed.ok) return refuseQuestion(removed.failure, paths.ownQuestions(), m.communityAnswerNotBought());
      return { ok: true, location: paths.ownQuestions('answer-removed') };
    }
    const answered = await answerQuestion(shopper, input);
    const page = paths.answerQuestion(input.code, input.question);
    if (!answered.ok) return refuseQuestion(answered.failure, page, m.communityAnswerNotBought());
    return { ok: true, location: paths.ownQuestions('answer-sent') };
  },
});
