import * as paths from '#lib/shared/paths.ts';
import { refuseQuestion } from '#lib/storefront/community/questions/refusal.ts';
import { ANSWER_FORM, answerForm } from '#lib/storefront/community/questions/schema.ts';
import { answerQuestion, removeAnswer } from '#lib/storefront/community/questions/server.ts';
import { type FormOutcome, formRoute } from '#lib/storefront/platform/forms/form-route.ts';

const NOT_BOUGHT =
  'You can answer questions about products you have bought here and received. If you have received this one, sign in with the mobile number of that order.';

/** Answers a question as a buyer of the product, or removes the answer. */
export const POST = formRoute({
  name: ANSWER_FORM,
  schema: answerForm,
  page: ({ code, question }) => (code && question ? paths.answerQuestion(code, question) : paths.ownQuestions()),
  notSaved: { text: 'We could not keep your text because it was too long. Please enter it again.' },
  handle: async ({ input, session }): Promise<FormOutcome> => {
    const shopper = await session();
    if (input.intent === 'remove') {
      const removed = await removeAnswer(shopper, input.id);
      if (!removed.ok) return refuseQuestion(removed.failure, paths.ownQuestions(), NOT_BOUGHT);
      return { ok: true, location: paths.ownQuestions('answer-removed') };
    }
    const answered = await answerQuestion(shopper, input);
    const page = paths.answerQuestion(input.code, input.question);
    if (!answered.ok) return refuseQuestion(answered.failure, page, NOT_BOUGHT);
    return { ok: true, location: paths.ownQuestions('answer-sent') };
  },
});
