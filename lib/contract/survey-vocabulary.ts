// Constants without schemas, so that browser code can import them without Zod.

/**
 * The kinds of survey questions: a rating of 1 to 5, how likely one is to recommend the store (net promoter
 * score) from 0 to 10, one choice, several choices, or a text.
 */
export const SURVEY_QUESTION_KINDS = ['rating', 'nps', 'single', 'multiple', 'text'] as const;
export type SurveyQuestionKind = (typeof SURVEY_QUESTION_KINDS)[number];

/** Lowest and highest score of the kinds that are answered with a score. */
export const SURVEY_SCORES = { rating: [1, 5], nps: [0, 10] } as const;

/** The longest text of an answer, in UTF-16 code units (JavaScript's `length`). */
export const SURVEY_TEXT_MAXIMUM = 1000;

/** The most questions of one survey; the next constant is how many of them may ask for a text. */
export const SURVEY_QUESTIONS_MAXIMUM = 20;
export const SURVEY_TEXTS_MAXIMUM = 5;

/** The status of a survey for its visitor; answers are accepted only while it is `open`. */
export const SURVEY_STATES = ['open', 'answered', 'not-open-yet', 'closed', 'needs-token'] as const;
export type SurveyState = (typeof SURVEY_STATES)[number];

/** Where a survey is handed out; physical stores are `store-` with their code instead. */
export const SURVEY_SITES = ['web', 'mail', 'sms'] as const;
