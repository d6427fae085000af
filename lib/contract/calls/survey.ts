import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, MAX_INTEGER, opaqueId, orderNumber, orEmpty, singleLineText } from '../fields.ts';
import { surveyAnswers, surveyCode, surveyContent, surveyLinkToken, surveySite, surveyTemplate } from '../survey.ts';
import { SURVEY_QUESTION_KINDS, SURVEY_STATES } from '../survey-vocabulary.ts';

const version = z.number().int().min(1).max(MAX_INTEGER);
/** Identifies the survey and its respondent. */
const surveyReference = {
  TemplateCode: surveyCode,
  Site: surveySite,
  Token: surveyLinkToken,
  /** The session of the respondent where there is no token; empty where there is none yet. */
  SessionId: singleLineText(64).default(''),
  ...callerFields,
};
/** Version: the version of the template that the questions were shown from. */
const answerFields = { ...surveyReference, Version: version };

export const surveyDetails = defineCall({
  name: 'SurveyDetails',
  method: 'POST',
  request: z.object(surveyReference),
  data: z.object({
    TemplateCode: surveyCode,
    Site: surveySite,
    Version: version,
    ...surveyContent,
    State: z.enum(SURVEY_STATES),
    /** Answers that are saved but not submitted yet. */
    Draft: surveyAnswers,
  }),
  repeatable: true,
  summary:
    "A survey with the shopper's saved answers. Fails with NotFound for an unknown template or site, and for a token of another survey.",
});

export const saveSurveyDraft = defineCall({
  name: 'SaveSurveyDraft',
  method: 'POST',
  /** The changed answers only; other answers stay, and an empty answer deletes the saved one. */
  request: z.object({ ...answerFields, Answers: surveyAnswers }),
  data: z.object({}).nullable(),
  repeatable: true,
  summary:
    'Saves draft answers; each replaces the draft of the same question, and the others stay. NotFound as in SurveyDetails, Conflict if the survey is closed for this shopper or its version has changed (read it again), TooManyRequests if too many are started.',
});

export const answerSurvey = defineCall({
  name: 'AnswerSurvey',
  method: 'POST',
  /** All answers, those of earlier steps included; a missing question counts as unanswered. */
  request: z.object({ ...answerFields, Answers: surveyAnswers }),
  data: z.object({}).nullable(),
  repeatable: true,
  summary:
    'Submits the answers, once for each token or visit; the same answers submitted again get the same response. NotFound, Conflict and TooManyRequests as in SaveSurveyDraft, Conflict also if other answers were submitted, InvalidRequest if a required answer is missing or an answer does not fit its question.',
});

export const surveyInvitation = defineCall({
  name: 'SurveyInvitation',
  method: 'POST',
  request: z.object({
    /** An order by its key, for anyone who knows it; by its number, only for its own customer. */
    OrderKey: orEmpty(opaqueId).default(''),
    OrderNumber: orEmpty(orderNumber).default(''),
    ...callerFields,
  }),
  data: z.object({ TemplateCode: surveyCode, Token: z.string().min(1), Questions: z.number().int().min(1) }),
  repeatable: true,
  bestEffort: true,
  summary:
    'The survey of an order: about the purchase, and after delivery about everything. Fails with NotFound if there is none, it was answered, or the order is unknown.',
});

export const surveyTemplateList = defineCall({
  name: 'SurveyTemplateList',
  method: 'GET',
  request: z.object({}),
  data: z.array(
    z.object({
      TemplateCode: surveyCode,
      Version: version,
      ...surveyContent,
      /** True where the template was saved by SaveSurveyTemplate and overrides its file. */
      Saved: z.boolean(),
    }),
  ),
  repeatable: true,
  operator: ['manager', 'merchandiser', 'support'],
  summary: 'The current templates of all surveys.',
});

export const saveSurveyTemplate = defineCall({
  name: 'SaveSurveyTemplate',
  method: 'POST',
  request: z.object({
    Template: surveyTemplate,
    /** The version that the operator read last; 0 where there is no such template yet. */
    ExpectedVersion: z.number().int().min(0).max(MAX_INTEGER),
  }),
  data: z.object({ TemplateCode: surveyCode, Version: version }),
  repeatable: false,
  operator: ['manager', 'merchandiser'],
  summary:
    'Saves a template as its next version; answers keep the version they were given to. Fails with Conflict if it changed since it was read, ListFull if there are too many.',
});

const tally = z.object({
  QuestionId: z.string(),
  Kind: z.enum(SURVEY_QUESTION_KINDS),
  Text: z.string(),
  /** The number of respondents who answered the question. */
  Answered: z.number().int().min(0),
  /** Each score or choice with its number of answers, including those with none; empty for a text question. */
  Counts: z.array(z.object({ Value: z.string(), Text: z.string(), Count: z.number().int().min(0) })),
  /** Mean of the scores, to two decimals; null where there are none. */
  Average: z.number().nullable(),
  /**
   * For an NPS question, -100 to 100, to one decimal: the percentage of scores 9 and 10 minus that of 0 to 6.
   * Null where there is none.
   */
  NetPromoterScore: z.number().min(-100).max(100).nullable(),
  /** The newest 200 texts. */
  Texts: z.array(z.object({ Text: z.string(), Site: z.string(), AnsweredAt: z.number().int() })),
});

export const surveyResults = defineCall({
  name: 'SurveyResults',
  method: 'POST',
  request: z.object({
    TemplateCode: surveyCode,
    /** Omit it for the newest version. */
    Version: version.optional(),
  }),
  data: z.object({
    TemplateCode: surveyCode,
    Version: version,
    Title: z.string(),
    /** The number of responses to this version. */
    Answers: z.number().int().min(0),
    /** All versions with their numbers of responses, the newest first. */
    Versions: z.array(z.object({ Version: version, Answers: z.number().int().min(0) })),
    /** The numbers of responses by site where the survey was handed out, the largest first; 100 at most. */
    Sites: z.array(z.object({ Site: z.string(), Answers: z.number().int().min(0) })),
    Questions: z.array(tally),
  }),
  repeatable: true,
  operator: ['manager', 'merchandiser', 'support'],
  summary:
    'The results of one version of a survey: counts, averages and texts. Fails with NotFound for an unknown one.',
});
