import { calls } from '#lib/contract/index.ts';
import { readAnswered, readDraft } from '../../community/surveys/answer-store.ts';
import { noSuchSurvey } from '../../community/surveys/change-survey.ts';
import { findSurvey } from '../../community/surveys/find-survey.ts';
import { fittingAnswers } from '../../community/surveys/judge-answers.ts';
import { surveyState } from '../../community/surveys/survey-state.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';

/** A survey as its shopper finds it. */
export const surveyDetails = handlerFor(calls.surveyDetails, async (request, context) => {
  const { db, now } = context;
  const survey = await findSurvey(context, request);
  if (!survey) return noSuchSurvey();
  const { version, template, site, holder } = survey;
  const answered = holder !== null && (await readAnswered(db, template.TemplateCode, holder)) !== null;
  const draft = holder && (await readDraft(db, template.TemplateCode, holder));
  return succeed({
    ...template,
    Version: version,
    Site: site,
    State: surveyState(template, { answered, hasToken: request.Token !== '' }, now()),
    // What no longer fits a template that changed meanwhile is asked anew.
    Draft: fittingAnswers(template, draft ?? []),
  });
});
