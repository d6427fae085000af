import { z } from 'zod';
import { surveyCode, surveyLinkToken, surveySite } from '#lib/contract/survey.ts';
import { SURVEY_QUESTIONS_MAXIMUM, SURVEY_TEXT_MAXIMUM } from '#lib/contract/survey-vocabulary.ts';
import { cleanText } from './answers.ts';

/** Names the form of a step in the notes of a browser without scripts. */
export const SURVEY_FORM = 'survey';

const address = { template: surveyCode, site: surveySite, token: surveyLinkToken };

/** Where a survey stands, as an address says it. */
export const surveyAddress = z.object(address);

/** The form of one step: what is answered stands beside these, under names of its question. */
export const stepForm = z
  .object({
    ...address,
    /** Of the questions that the page showed; 0 where the form names none. */
    version: z.coerce.number().int().min(0).catch(0),
    step: z.coerce.number().int().min(1).max(SURVEY_QUESTIONS_MAXIMUM),
    intent: z.enum(['next', 'back']).catch('next'),
  })
  .catchall(z.string())
  .transform(({ template, site, token, version, step, intent, ...fields }) => ({
    address: { template, site, token },
    version,
    step,
    intent,
    fields,
  }));
export type SurveyStepValues = z.output<typeof stepForm>;

const answer = z.object({
  score: z.number().int().nullable(),
  choices: z.array(z.string().max(40)).max(12),
  text: z.string().max(SURVEY_TEXT_MAXIMUM).overwrite(cleanText),
});

/** Answers as scripts save those that changed, and send them all. */
export const answersRequest = z.object({
  ...address,
  version: z.number().int().min(1),
  intent: z.enum(['save', 'send']),
  answers: z.record(z.string().max(40), answer).refine((all) => Object.keys(all).length <= SURVEY_QUESTIONS_MAXIMUM),
});
