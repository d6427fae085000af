// Constants without schemas, so that browser code can import them without Zod.

export const QUESTION_LENGTHS = { min: 10, max: 300 } as const;
export const ANSWER_LENGTHS = { min: 2, max: 1000 } as const;
/** The longest search text for questions, in characters. */
export const QUESTION_SEARCH_LENGTH = 60;
/** The number of questions on one page. */
export const QUESTIONS_PER_PAGE = 10;

/** The author of an answer: the store, or a customer who has bought the product. */
export const ANSWERED_BY = ['store', 'buyer'] as const;
export type AnsweredBy = (typeof ANSWERED_BY)[number];

/** The moderator's tasks: questions to read, questions with answers to read, and unanswered questions. */
export const QUESTION_TASKS = ['questions', 'answers', 'unanswered'] as const;
export type QuestionTask = (typeof QUESTION_TASKS)[number];
