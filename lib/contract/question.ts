import { z } from 'zod';
import { opaqueId, productCode, visibleText } from './fields.ts';
import { ANSWER_LENGTHS, ANSWERED_BY, QUESTION_LENGTHS } from './question-vocabulary.ts';
import { visibleLines } from './review.ts';
import { MODERATION_STATES } from './review-vocabulary.ts';
import { VISIBLE_LETTER } from './vocabulary.ts';

export const questionText = visibleText(QUESTION_LENGTHS.max)
  .min(QUESTION_LENGTHS.min)
  .regex(VISIBLE_LETTER, 'must contain a letter');
export const answerText = visibleLines(ANSWER_LENGTHS.max)
  .min(ANSWER_LENGTHS.min)
  .regex(VISIBLE_LETTER, 'must contain a letter');

const answerContent = {
  AnswerId: opaqueId,
  Text: z.string(),
  By: z.enum(ANSWERED_BY),
  /** Name of the buyer; empty for the store. */
  DisplayName: z.string(),
  /** Epoch milliseconds. */
  AnsweredAt: z.number().int(),
};
const questionContent = {
  QuestionId: opaqueId,
  Text: z.string(),
  DisplayName: z.string(),
  /** Epoch milliseconds. */
  AskedAt: z.number().int(),
};
const moderation = {
  State: z.enum(MODERATION_STATES),
  /** Why it is not published; empty where it is published or waits for moderation. */
  Reason: z.string(),
};
const parseProductParam = { ProductCode: productCode, ProductTitle: z.string(), ProductUrl: z.string() };

/** A published question with its published answers, the store's first. */
export const publishedQuestion = z.object({ ...questionContent, Answers: z.array(z.object(answerContent)) });
export type PublishedQuestionWire = z.output<typeof publishedQuestion>;

/** A question as its author sees it, with its published answers. */
export const ownQuestion = z.object({ ...publishedQuestion.shape, ...moderation, ...parseProductParam });
export type OwnQuestionWire = z.output<typeof ownQuestion>;

/** An answer as the buyer who wrote it sees it. */
export const ownAnswer = z.object({ ...answerContent, ...moderation, ...parseProductParam, Question: z.string() });
export type OwnAnswerWire = z.output<typeof ownAnswer>;

/** A question as a moderator sees it, with all its answers. */
export const moderatedQuestion = z.object({
  ...questionContent,
  ...moderation,
  ProductCode: productCode,
  ProductTitle: z.string(),
  Answers: z.array(z.object({ ...answerContent, ...moderation })),
});
export type ModeratedQuestionWire = z.output<typeof moderatedQuestion>;
