import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../call-handler.ts';
import { noSuchSurvey } from '../../surveys/change-survey.ts';
import { tallySurvey } from '../../surveys/tally-survey.ts';

/** What was answered to a survey, for its operator. */
export const surveyResults = handlerFor(calls.surveyResults, async (request, { db }) => {
  const results = await tallySurvey(db, request);
  return results ? succeed(results) : noSuchSurvey();
});
