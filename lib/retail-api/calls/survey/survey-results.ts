import { calls } from '#lib/contract/index.ts';
import { noSuchSurvey } from '../../community/surveys/change-survey.ts';
import { tallySurvey } from '../../community/surveys/tally-survey.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';

/** What was answered to a survey, for its operator. */
export const surveyResults = handlerFor(calls.surveyResults, async (request, { db }) => {
  const results = await tallySurvey(db, request);
  return results ? succeed(results) : noSuchSurvey();
});
