import { z } from 'zod';
import { opaqueId, productCode } from '#lib/contract/fields.ts';
import { answerText, questionText } from '#lib/contract/question.ts';
import { ANSWER_LENGTHS, QUESTION_LENGTHS } from '#lib/contract/question-vocabulary.ts';
import { displayName } from '#lib/contract/review.ts';
import { DISPLAY_NAME_LENGTH } from '#lib/contract/review-vocabulary.ts';
import { typedField } from '#lib/storefront/platform/forms/typed-field.ts';
import * as m from '#messages';

/** Names of the forms in the cookies of a browser without scripts. */
export const QUESTION_FORM = 'question';
export const ANSWER_FORM = 'answer';

const author = typedField(displayName, () => m.communityProblemName({ max: DISPLAY_NAME_LENGTH }));
const { min, max } = QUESTION_LENGTHS;

const returnFields = z.object({
  intent: z.literal('ask'),
  code: productCode,
  // A question is one line: line breaks are replaced by spaces.
  text: z.preprocess(
    (sent) => (typeof sent === 'string' ? sent.replace(/\s+/g, ' ') : sent),
    typedField(questionText, () => m.communityProblemQuestion({ min, max })),
  ),
  author,
});
const removedQuestion = z.object({ intent: z.literal('remove'), id: opaqueId });

/** The forms about a question; unknown fields are dropped. */
export const questionForm = z.discriminatedUnion('intent', [returnFields, removedQuestion]);

const answered = z.object({
  intent: z.literal('answer'),
  code: productCode,
  question: opaqueId,
  text: typedField(answerText, () => m.communityProblemAnswer(ANSWER_LENGTHS)),
  author,
});
const removedAnswer = z.object({ intent: z.literal('remove'), id: opaqueId });

/** The forms about an answer. */
export const answerForm = z.discriminatedUnion('intent', [answered, removedAnswer]);
