import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { deskPages } from '../desk-fields.ts';
import { callerFields, opaqueId, orEmpty, productCode, singleLineText } from '../fields.ts';
import { MAX_PAGE } from '../list-vocabulary.ts';
import { answerText, moderatedQuestion, ownAnswer, ownQuestion, publishedQuestion, questionText } from '../question.ts';
import { QUESTION_SEARCH_LENGTH, QUESTION_TASKS } from '../question-vocabulary.ts';
import { displayName, refusalReason } from '../review.ts';
import { MODERATION_DECISIONS } from '../review-vocabulary.ts';

const page = z.number().int().min(1).max(MAX_PAGE).default(1);
const paging = {
  Page: z.number().int().min(1),
  TotalPages: z.number().int().min(0),
  TotalQuestions: z.number().int().min(0),
};
/** A moderator's decision; a rejection needs a reason. */
const moderationFields = { Decision: z.enum(MODERATION_DECISIONS), Reason: refusalReason.default('') };
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
    'Asks a question about a product; it is published after moderation. The same text from the same customer is one question, which stays unchanged unless it was rejected: then it is moderated again. Fails with SignInRequired for a guest, NotFound for an unknown product, TooManyRequests.',
});

export const removeQuestion = defineCall({
  name: 'RemoveQuestion',
  method: 'POST',
  request: z.object({ QuestionId: opaqueId, ...callerFields }),
  data: z.object({}).nullable(),
  repeatable: true,
  summary:
    "Removes the customer's own question with its answers; another's stays. Fails with SignInRequired for a guest.",
});

export const answerAsBuyer = defineCall({
  name: 'AnswerAsBuyer',
  method: 'POST',
  request: z.object({ QuestionId: opaqueId, Text: answerText, DisplayName: displayName, ...callerFields }),
  data: z.object({ AnswerId: opaqueId }),
  repeatable: true,
  summary:
    "Answers a published question or replaces the customer's answer, which is published after moderation. Fails with SignInRequired for a guest, NotFound for any other question and for a customer who has not received the product and kept it, TooManyRequests.",
});

export const removeAnswer = defineCall({
  name: 'RemoveAnswer',
  method: 'POST',
  request: z.object({ AnswerId: opaqueId, ...callerFields }),
  data: z.object({}).nullable(),
  repeatable: true,
  summary: "Removes the customer's own answer; another's stays. Fails with SignInRequired for a guest.",
});

export const ownQuestions = defineCall({
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
  summary: "The customer's questions and answers. Fails with SignInRequired for a guest.",
});

export const productQuestions = defineCall({
  name: 'ProductQuestions',
  method: 'POST',
  request: z.object({
    ProductCode: productCode,
    Page: page,
    /** Words that a question or its answers contain; empty for all. */
    Text: singleLineText(QUESTION_SEARCH_LENGTH).trim().default(''),
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
  bestEffort: true,
  summary:
    'The published questions about a product with their published answers, ten a page, answered ones first. Fails with NotFound for an unknown product.',
});

export const questionQueue = defineCall({
  name: 'QuestionQueue',
  method: 'POST',
  request: z.object({ Task: z.enum(QUESTION_TASKS).default('questions'), Page: page }),
  data: z.object({
    Questions: z.array(moderatedQuestion),
    ...deskPages,
    /** At least, where `MorePages` is true. */
    TotalQuestions: z.number().int().min(0),
  }),
  repeatable: true,
  operator: ['manager', 'merchandiser', 'support'],
  summary: 'Questions to moderate, with answers to moderate, or without an answer; oldest first.',
});

export const moderateQuestion = defineCall({
  name: 'ModerateQuestion',
  method: 'POST',
  request: z.object({ QuestionId: opaqueId, ...moderationFields, ...readAt }),
  data: moderatedQuestion,
  repeatable: true,
  operator: ['manager', 'merchandiser', 'support'],
  summary:
    'Publishes a question, or rejects it with a reason. Fails with NotFound for an unknown one, Conflict if it was asked again since it was read.',
});

export const moderateAnswer = defineCall({
  name: 'ModerateAnswer',
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
  operator: ['manager', 'merchandiser', 'support'],
  summary:
    "Publishes a buyer's answer, or rejects it with a reason. Fails with NotFound for an unknown one, Conflict if it was changed since it was read.",
});

export const answerQuestion = defineCall({
  name: 'AnswerQuestion',
  method: 'POST',
  request: z.object({ QuestionId: opaqueId, Text: answerText, ...readAt }),
  data: moderatedQuestion,
  repeatable: true,
  operator: ['manager', 'merchandiser', 'support'],
  summary:
    "Writes or replaces the store's answer to a question and publishes both. The customer who asked gets one email. Fails with NotFound for an unknown question, Conflict if it was asked again since it was read.",
});
