import { calls } from '#lib/contract/index.ts';
import { handlerFor } from '../../call-handler.ts';
import { sendAnswers } from '../../surveys/change-survey.ts';

/** Sends the answers to a survey. */
export const answerSurvey = handlerFor(calls.answerSurvey, (request, context, caller) =>
  sendAnswers(context, caller, request),
);
