import { calls } from '#lib/contract/index.ts';
import { handlerFor } from '../../call-handler.ts';
import { saveDraft } from '../../surveys/change-survey.ts';

/** Keeps answers that are not sent yet. */
export const saveSurveyDraft = handlerFor(calls.saveSurveyDraft, (request, context, caller) =>
  saveDraft(context, caller, request),
);
