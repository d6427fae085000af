// Plain words without schemas, so that browser code may import them alone.

/** What a survey can ask: a rating of 1 to 5, how likely one is to recommend the store (net promoter score) from 0 to 10, one choice, several choices, or a text. */
export const SURVEY_QUESTION_KINDS = ['rating', 'nps', 'single', 'multiple', 'text'] as const;
export type SurveyQuestionKind = (typeof SURVEY_QUESTION_KINDS)[number];

/** Lowest and highest score of the kinds that are answered by one. */
export const SURVEY_SCORES = { rating: [1, 5], nps: [0, 10] } as const;

/** The longest text of an answer, in characters as JavaScript counts them. */
export const SURVEY_TEXT_MAXIMUM = 1000;

/** The most questions of one survey, and how many of them may ask for a text. */
export const SURVEY_QUESTIONS_MAXIMUM = 20;
export const SURVEY_TEXTS_MAXIMUM = 5;

/** How a survey stands for who opens it; an answer is taken where it is `open` alone. */
export const SURVEY_STATES = ['open', 'answered', 'not-open-yet', 'closed', 'needs-token'] as const;
export type SurveyState = (typeof SURVEY_STATES)[number];

/** Where a survey is handed out, but for shops, which are `store-` with their code. */
export const SURVEY_SITES = ['web', 'mail', 'sms'] as const;
