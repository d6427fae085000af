import { calls } from '#lib/contract/index.ts';
import { saveDraft } from '../../community/surveys/change-survey.ts';
import { handlerFor } from '../../core/call-handler.ts';

/** Keeps answers that are not sent yet. */
export const saveSurveyDraft = handlerFor(calls.saveSurveyDraft, (request, context, caller) =>
  saveDraft(context, caller, request),
);
