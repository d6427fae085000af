import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, opaqueId, orEmpty, plainText, productCode } from '../fields.ts';
import { MAXIMUM_PAGE } from '../list-vocabulary.ts';
import { answerText, moderatedQuestion, ownAnswer, ownQuestion, publishedQuestion, questionText } from '../question.ts';
import { QUESTION_SEARCH_LENGTH, QUESTION_TASKS } from '../question-vocabulary.ts';
import { displayName, refusalReason } from '../review.ts';
import { VERDICTS } from '../review-vocabulary.ts';

const page = z.number().int().min(1).max(MAXIMUM_PAGE).default(1);
const paging = {
  Page: z.number().int().min(1),
  TotalPages: z.number().int().min(0),
  TotalQuestions: z.number().int().min(0),
};
/** A moderator's verdict; a rejection needs a reason. */
const moderationFields = { Verdict: z.enum(VERDICTS), Reason: refusalReason.default('') };
/**
 * `AskedAt` of the question that was read: a question that was changed since is not published. Omit it to
 * accept any version.
 */
const readAt = { AskedAt: z.number().int().optional() };

export const askQuestion = defineCall({
  name: 'AskQuestion',
  method: 'POST',
  request: z.object({ ProductCode: productCode, Text: questionText, DisplayName: displayName, ...callerFields }),
  data: z.object({ QuestionId: opaqueId }),
  repeatable: true,
  summary:
    'Asks about a product; the question waits to be read. The same words of the same customer are one question, which stays as it is unless it was refused: then it waits anew. 235 where nobody is signed in, 204 for an unknown product, 229 where one asks too often.',
});

export const removeQuestion = defineCall({
  name: 'RemoveQuestion',
  method: 'POST',
  request: z.object({ QuestionId: opaqueId, ...callerFields }),
  data: z.object({}).nullable(),
  repeatable: true,
  summary: 'Removes an own question with its answers; any other stays. 235 where nobody is signed in.',
});

export const answerAsBuyer = defineCall({
  name: 'AnswerAsBuyer',
  method: 'POST',
  request: z.object({ QuestionId: opaqueId, Text: answerText, DisplayName: displayName, ...callerFields }),
  data: z.object({ AnswerId: opaqueId }),
  repeatable: true,
  summary:
    'Answers a published question, or answers it anew; the answer waits to be read. 235 where nobody is signed in, 204 for any other question and where the customer has not received the product and kept it, 229 where one answers too often.',
});

export const removeAnswer = defineCall({
  name: 'RemoveAnswer',
  method: 'POST',
  request: z.object({ AnswerId: opaqueId, ...callerFields }),
  data: z.object({}).nullable(),
  repeatable: true,
  summary: 'Removes an own answer; any other stays. 235 where nobody is signed in.',
});

export const ownQuestionsCall = defineCall({
  name: 'OwnQuestions',
  method: 'POST',
  request: z.object({ ...callerFields }),
  data: z.object({
    /** The newest question first, and the newest answer first. */
    Questions: z.array(ownQuestion),
    Answers: z.array(ownAnswer),
    /** The name that a question is published under unless the customer changes it; empty where none is known. */
    DefaultDisplayName: z.string(),
  }),
  repeatable: true,
  summary: "The customer's questions and answers. 235 where nobody is signed in.",
});

export const productQuestionsCall = defineCall({
  name: 'ProductQuestions',
  method: 'POST',
  request: z.object({
    ProductCode: productCode,
    Page: page,
    /** Words that a question or its answers contain; empty for all. */
    Text: plainText(QUESTION_SEARCH_LENGTH).trim().default(''),
    /** Only this question; empty for all. */
    QuestionId: orEmpty(opaqueId).default(''),
    ...callerFields,
  }),
  data: z.object({
    Questions: z.array(publishedQuestion),
    ...paging,
    /** The total number of questions, regardless of the search text. */
    AllQuestions: z.number().int().min(0),
  }),
  repeatable: true,
  // The product page works without them.
  optional: true,
  summary:
    'The published questions about a product with their published answers, ten a page, those with answers first. 204 for an unknown product.',
});

export const questionQueue = defineCall({
  name: 'QuestionQueue',
  method: 'POST',
  request: z.object({ Task: z.enum(QUESTION_TASKS).default('questions'), Page: page }),
  data: z.object({ Questions: z.array(moderatedQuestion), ...paging }),
  repeatable: true,
  operator: true,
  summary:
    'Questions that wait to be read, that have answers to be read, or that nobody has answered; the oldest first.',
});

export const moderateQuestion = defineCall({
  name: 'JudgeQuestion',
  method: 'POST',
  request: z.object({ QuestionId: opaqueId, ...moderationFields, ...readAt }),
  data: moderatedQuestion,
  repeatable: true,
  operator: true,
  summary:
    'Publishes a question, or says why not. 204 for an unknown one, 209 where it was asked anew since it was read.',
});

export const moderateAnswer = defineCall({
  name: 'JudgeAnswer',
  method: 'POST',
  request: z.object({
    AnswerId: opaqueId,
    ...moderationFields,
    /**
     * `AnsweredAt` of the answer that was read: an answer that was changed since is not moderated. Omit it to
     * accept any version.
     */
    AnsweredAt: z.number().int().optional(),
  }),
  data: moderatedQuestion,
  repeatable: true,
  operator: true,
  summary:
    "Publishes a buyer's answer, or says why not. 204 for an unknown one, 209 where it was changed since it was read.",
});

export const answerQuestion = defineCall({
  name: 'AnswerQuestion',
  method: 'POST',
  request: z.object({ QuestionId: opaqueId, Text: answerText, ...readAt }),
  data: moderatedQuestion,
  repeatable: true,
  operator: true,
  summary:
    "Gives the store's answer to a question, or another in its place, and publishes both. Whoever asked is told by mail, once. 204 for an unknown one, 209 where it was asked anew since it was read.",
});
