import { calls } from '#lib/contract/index.ts';
import { readAnswered, readDraft } from '../community/surveys/answer-repository.ts';
import { noSuchSurvey, saveDraft, submitAnswers } from '../community/surveys/change-survey.ts';
import { findSurvey } from '../community/surveys/find-survey.ts';
import { inviteToSurvey } from '../community/surveys/invite-to-survey.ts';
import { localTemplate } from '../community/surveys/local-template.ts';
import { surveyState } from '../community/surveys/survey-state.ts';
import { tallySurvey } from '../community/surveys/tally-survey.ts';
import { readCurrentTemplates, saveTemplate } from '../community/surveys/template-repository.ts';
import { answersOfTemplate } from '../community/surveys/validate-answers.ts';
import { fail, succeed } from '../core/outcome.ts';
import { findOrder } from '../orders/order-repository.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** A survey for the shopper who answers it. */
const surveyDetails = handlerFor(calls.surveyDetails, async (request, context) => {
  const { db, now } = context;
  const survey = await findSurvey(context, request);
  if (!survey) return noSuchSurvey();
  const { version, template, site, holder } = survey;
  const answered = holder !== null && (await readAnswered(db, template.TemplateCode, holder)) !== null;
  const draft = holder && (await readDraft(db, template.TemplateCode, holder));
  return succeed({
    ...localTemplate(template),
    Version: version,
    Site: site,
    State: surveyState(template, { answered, hasToken: request.Token !== '' }, now()),
    // Answers that no longer fit a changed template are requested again.
    Draft: answersOfTemplate(template, draft ?? []),
  });
});

/** Stores answers that are not sent yet. */
const saveSurveyDraft = handlerFor(calls.saveSurveyDraft, (request, context, caller) =>
  saveDraft(context, caller, request),
);

/** Submits the answers to a survey. */
const answerSurvey = handlerFor(calls.answerSurvey, (request, context, caller) =>
  submitAnswers(context, caller, request),
);

/** The survey that an order invites to. */
const surveyInvitation = handlerFor(calls.surveyInvitation, async (request, context, caller) => {
  const order = await findOrder(context.db, request, caller);
  const invitation = order && (await inviteToSurvey(context, order));
  if (!invitation) return fail('NotFound', 'There is no survey to answer.');
  const { code, token, questions } = invitation;
  return succeed({ TemplateCode: code, Token: token, Questions: questions });
});

/** The current versions of all surveys, for the operator. */
const surveyTemplateList = handlerFor(calls.surveyTemplateList, async (_request, { db }) => {
  const templates = await readCurrentTemplates(db);
  return succeed(templates.map(({ version, saved, template }) => ({ ...template, Version: version, Saved: saved })));
});

/** Stores a survey template as its next version. */
const saveSurveyTemplate = handlerFor(calls.saveSurveyTemplate, async (request, context, { network }) => {
  const { Template: template, ExpectedVersion: expectedVersion } = request;
  const saved = await saveTemplate(context.db, { template, expectedVersion }, context.now());
  if (saved.code !== 'Success') return saved;
  const { TemplateCode } = template;
  context.security('survey-saved', { network, survey: TemplateCode });
  return succeed({ TemplateCode, Version: saved.data.version });
});

/** The results of a survey, for the operator. */
const surveyResults = handlerFor(calls.surveyResults, async (request, { db }) => {
  const results = await tallySurvey(db, request);
  return results ? succeed(results) : noSuchSurvey();
});

/** Handlers of the calls about surveys. */
export const surveyCalls: readonly CallHandler[] = [
  surveyDetails,
  saveSurveyDraft,
  answerSurvey,
  surveyInvitation,
  surveyTemplateList,
  saveSurveyTemplate,
  surveyResults,
];
