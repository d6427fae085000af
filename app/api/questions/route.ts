import * as paths from '#lib/shared/paths.ts';
import { refuseQuestion } from '#lib/storefront/community/questions/refusal.ts';
import { QUESTION_FORM, questionForm } from '#lib/storefront/community/questions/schema.ts';
import { removeQuestion, submitQuestion } from '#lib/storefront/community/questions/server.ts';
import { type FormOutcome, formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import * as m from '#messages';

/** Saves a question about a product, or removes one. */
export const POST = formRoute({
  name: QUESTION_FORM,
  schema: questionForm,
  page: ({ code }) => (code ? paths.askQuestion(code) : paths.ownQuestions()),
  handle: async ({ input, session }): Promise<FormOutcome> => {
    const shopper = await session();
    if (input.intent === 'remove') {
      const removed = await removeQuestion(shopper, input.id);
      if (!removed.ok) return refuseQuestion(removed.failure, paths.ownQuestions(), m.communityNoProduct());
      return { ok: true, location: paths.ownQuestions('question-removed') };
    }
    const result = await submitQuestion(shopper, input);
    if (!result.ok) return refuseQuestion(result.failure, paths.askQuestion(input.code), m.communityNoProduct());
    return { ok: true, location: paths.ownQuestions('question-sent') };
  },
});
