// Plain words without schemas, so that browser code may import them alone.

export const QUESTION_LENGTHS = { least: 10, most: 300 } as const;
export const ANSWER_LENGTHS = { least: 2, most: 1000 } as const;
/** A question is searched for with so many characters. */
export const QUESTION_SEARCH_LENGTH = 60;
/** Questions on one page. */
export const QUESTIONS_PER_PAGE = 10;

/** Who answers: the store itself, or somebody who has bought the product. */
export const ANSWERED_BY = ['store', 'buyer'] as const;
export type AnsweredBy = (typeof ANSWERED_BY)[number];

/** What there is to do about questions: those to read, those with answers to read, those that nobody has answered. */
export const QUESTION_TASKS = ['questions', 'answers', 'unanswered'] as const;
export type QuestionTask = (typeof QUESTION_TASKS)[number];
