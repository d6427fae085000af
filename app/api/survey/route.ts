import * as paths from '#lib/shared/paths.ts';
import { answerStep } from '#lib/storefront/community/survey/answer-step.ts';
import { SURVEY_FORM, stepForm } from '#lib/storefront/community/survey/schema.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import * as m from '#messages';

/** Takes the answer of one survey step. */
export const POST = formRoute({
  name: SURVEY_FORM,
  schema: stepForm,
  page: ({ template = '', site = '', token = '', step = '' }) =>
    paths.survey(template, site, token, { step: Number.parseInt(step, 10) || 1 }),
  notSaved: { text: m.communityAnswerNotKept },
  handle: async ({ input, session }) => answerStep(await session(), input),
});
