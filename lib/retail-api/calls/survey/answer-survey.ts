import { calls } from '#lib/contract/index.ts';
import { sendAnswers } from '../../community/surveys/change-survey.ts';
import { handlerFor } from '../../core/call-handler.ts';

/** Sends the answers to a survey. */
export const answerSurvey = handlerFor(calls.answerSurvey, (request, context, caller) =>
  sendAnswers(context, caller, request),
);
