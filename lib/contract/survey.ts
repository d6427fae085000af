import { z } from 'zod';
import { multilineText, singleLineText, visibleText } from './fields.ts';
import { SURVEY_QUESTIONS_MAXIMUM, SURVEY_TEXT_MAXIMUM, SURVEY_TEXTS_MAXIMUM } from './survey-vocabulary.ts';
import { VISIBLE_TEXT } from './vocabulary.ts';

const slug = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters and digits, with single hyphens between them');

/** Code of a template; part of the survey's URL. */
export const surveyCode = slug.min(3);

/**
 * Where a survey was handed out: `web`, `mail` or a physical store, e.g. `store-ST101`; converted to lower
 * case.
 */
export const surveySite = z.string().toLowerCase().pipe(slug);

/** The token of a survey link; empty where the link has none. */
export const surveyLinkToken = singleLineText(200).default('');

const requiredText = (maximum: number) => visibleText(maximum).min(1);
const optionalText = (maximum: number) => visibleText(maximum).default('');

/** Returns a schema for a list whose entries have unique ids. */
function uniqueById<Entry extends z.ZodType>(entry: Entry, idOf: (entry: z.output<Entry>) => string) {
  return z.array(entry).superRefine((entries, context) => {
    const seen = new Set<string>();
    for (const [index, id] of entries.map(idOf).entries()) {
      if (seen.has(id)) context.addIssue({ code: 'custom', path: [index], message: `${id} is listed twice` });
      seen.add(id);
    }
  });
}

const common = {
  /** Stays the same as long as the question does, because answers are counted by it. */
  QuestionId: slug,
  Text: requiredText(200),
  Hint: optionalText(200),
  Required: z.boolean().default(false),
};
/** Labels of the lowest and the highest score. */
const ends = { LowLabel: optionalText(40), HighLabel: optionalText(40) };
const choices = {
  Choices: uniqueById(z.strictObject({ ChoiceId: slug, Text: requiredText(120) }), ({ ChoiceId }) => ChoiceId)
    .min(2)
    .max(12),
};

export const surveyQuestion = z.discriminatedUnion('Kind', [
  z.strictObject({ Kind: z.literal('rating'), ...common, ...ends }),
  z.strictObject({ Kind: z.literal('nps'), ...common, ...ends }),
  z.strictObject({ Kind: z.literal('single'), ...common, ...choices }),
  z.strictObject({ Kind: z.literal('multiple'), ...common, ...choices }),
  z.strictObject({ Kind: z.literal('text'), ...common }),
]);
export type SurveyQuestionWire = z.output<typeof surveyQuestion>;

/** The content of a template without its code and its version. All texts are plain text. */
export const surveyContent = {
  Title: requiredText(120),
  Intro: optionalText(600),
  /** The text shown after the answers were submitted. */
  ThankYou: requiredText(600),
  /** `token`: only by the link of an order. `anyone`: by anyone who opens its URL, once per session. */
  Access: z.enum(['token', 'anyone']),
  /** Epoch milliseconds, inclusive; null for no bound. ClosesAt is exclusive. */
  OpensAt: z.number().int().min(0).nullable().default(null),
  ClosesAt: z.number().int().min(0).nullable().default(null),
  Questions: uniqueById(surveyQuestion, ({ QuestionId }) => QuestionId)
    .min(1)
    .max(SURVEY_QUESTIONS_MAXIMUM)
    .refine((questions) => questions.filter(({ Kind }) => Kind === 'text').length <= SURVEY_TEXTS_MAXIMUM, {
      error: `at most ${SURVEY_TEXTS_MAXIMUM} may ask for a text`,
    }),
};

/** A template as the operator writes it. */
export const surveyTemplate = z
  .strictObject({ TemplateCode: surveyCode, ...surveyContent })
  .refine(({ OpensAt, ClosesAt }) => OpensAt === null || ClosesAt === null || OpensAt < ClosesAt, {
    path: ['ClosesAt'],
    error: 'must be after OpensAt',
  });
export type SurveyTemplateWire = z.output<typeof surveyTemplate>;

/** The answer to one question; the fields of other kinds keep their defaults. */
const surveyAnswer = z.object({
  QuestionId: slug,
  /** For a rating or an NPS question. */
  Score: z.number().int().min(0).max(10).nullable().default(null),
  /** ChoiceIds; at most one for a single choice. */
  Choices: z.array(slug).max(12).default([]),
  Text: multilineText(SURVEY_TEXT_MAXIMUM).regex(VISIBLE_TEXT, 'must not contain invisible characters').default(''),
});
export type SurveyAnswerWire = z.output<typeof surveyAnswer>;
export const surveyAnswers = z.array(surveyAnswer).max(SURVEY_QUESTIONS_MAXIMUM);
