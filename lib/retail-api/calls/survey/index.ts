import type { CallHandler } from '../../core/call-handler.ts';
import { answerSurvey } from './answer-survey.ts';
import { saveSurveyDraft } from './save-survey-draft.ts';
import { saveSurveyTemplate } from './save-survey-template.ts';
import { surveyDetails } from './survey-details.ts';
import { surveyInvitation } from './survey-invitation.ts';
import { surveyResults } from './survey-results.ts';
import { surveyTemplateList } from './survey-template-list.ts';

export const surveyCalls: readonly CallHandler[] = [
  surveyDetails,
  saveSurveyDraft,
  answerSurvey,
  surveyInvitation,
  surveyTemplateList,
  saveSurveyTemplate,
  surveyResults,
];
