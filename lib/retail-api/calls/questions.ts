import type { Transaction } from 'kysely';
import { calls, type ModeratedQuestionWire, type ModerationDecision } from '#lib/contract/index.ts';
import { QUESTIONS_PER_PAGE } from '#lib/contract/question-vocabulary.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { announceProducts } from '../catalogue/announce-products.ts';
import {
  deleteAnswer,
  deleteQuestion,
  lockQuestion,
  moderateAnswer,
  moderateQuestion,
} from '../community/questions/change-question.ts';
import { matchingQuestions } from '../community/questions/matching-questions.ts';
import { notifyQuestionAuthor } from '../community/questions/notify-question-author.ts';
import {
  presentAnswer,
  presentModeratedQuestions,
  presentQuestions,
} from '../community/questions/present-questions.ts';
import {
  answersBy,
  answersTo,
  lockQuestionRow,
  publishedQuestions,
  type QuestionRow,
  questionsBy,
  questionsToDo,
  writeBuyerAnswer,
  writeQuestion,
  writeStoreAnswer,
} from '../community/questions/question-repository.ts';
import { defaultDisplayName } from '../community/reviews/display-name.ts';
import { normaliseLines } from '../community/reviews/normalise-lines.ts';
import { hasReceived } from '../community/reviews/received-products.ts';
import { reviewedProducts } from '../community/reviews/reviewed-products.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import type { Database } from '../core/db/schema.ts';
import { consumeLimits } from '../core/limits/consume-limits.ts';
import { limitKey } from '../core/limits/limit-key.ts';
import { networkLimit } from '../core/limits/network-limit.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { invalidField, noSuchProduct, tooManyRequests } from '../core/refusals.ts';
import { asCustomer, changeAsCustomer } from '../customers/account/as-customer.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** Limited because a person moderates each question. */
const QUESTIONS_PER_DAY = 5;
const QUESTIONS_BY_NETWORK = 30;

/** Limited because a person moderates each answer. */
const ANSWERED_PER_DAY = 20;

const NO_SUCH_QUESTION = fail('NotFound', 'There is no such question or answer.');
const CHANGED = fail('Conflict', 'It was changed since it was read. Read it again.');

/** Asks a question about a product; the question waits for moderation. */
export const askQuestion = handlerFor(calls.askQuestion, async (request, { db, now, secret }, caller) =>
  changeAsCustomer(db, caller, async (transaction, { id: customerId }) => {
    const { ProductCode: productCode, Text: text, DisplayName: displayName } = request;
    const product = await transaction
      .selectFrom('products')
      .select('code')
      .where('code', '=', productCode)
      .where('hidden', '=', 0)
      .executeTakeFirst();
    if (!product) return noSuchProduct();
    const before = await lockQuestionRow(transaction, { customerId, productCode, text });
    // A question that is published or waiting stays as it is, with its original display name.
    if (before && before.state !== 'refused') return succeed({ QuestionId: before.id });
    const limits = [
      { key: limitKey(secret, 'question:requested', customerId), max: QUESTIONS_PER_DAY, windowMs: DAY_MS },
      ...networkLimit(secret, 'question:network', caller.network, QUESTIONS_BY_NETWORK),
    ];
    const refused = await consumeLimits(transaction, limits, now());
    if (refused) return tooManyRequests(refused.retryAfterSeconds);
    const question = { customerId, productCode, text, displayName, now: now() };
    return succeed({ QuestionId: await writeQuestion(transaction, question) });
  }),
);

/** Removes a question of the customer, with its answers. */
const removeQuestion = handlerFor(calls.removeQuestion, async ({ QuestionId: id }, { db, now }, caller) =>
  changeAsCustomer(db, caller, async (transaction, { id: customerId }) => {
    await deleteQuestion(transaction, { id, customerId, now: now() });
    return succeed(null);
  }),
);

/**
 * Answers a published question about a product that the customer has received and kept; the answer waits for
 * moderation.
 */
const answerAsBuyer = handlerFor(calls.answerAsBuyer, async (request, { db, now, secret }, caller) =>
  changeAsCustomer(db, caller, async (transaction, { id: customerId }) => {
    const question = await lockQuestion(transaction, request.QuestionId);
    const isOpen = question?.state === 'approved';
    if (!isOpen || !(await hasReceived(transaction, customerId, question.product_code))) {
      return fail('NotFound', 'There is no such question, or the customer has not received what it is about.');
    }
    const limit = { key: limitKey(secret, 'question:answered', customerId), max: ANSWERED_PER_DAY, windowMs: DAY_MS };
    const refused = await consumeLimits(transaction, [limit], now());
    if (refused) return tooManyRequests(refused.retryAfterSeconds);
    const before = (await answersTo(transaction, [question.id])).find((answer) => answer.customer_id === customerId);
    const id = await writeBuyerAnswer(transaction, {
      customerId,
      questionId: question.id,
      now: now(),
      displayName: request.DisplayName,
      text: normaliseLines(request.Text),
    });
    if (before?.state === 'approved') await announceProducts(transaction, [question.product_code], now());
    return succeed({ AnswerId: id });
  }),
);

/** Removes an answer of the customer. */
const removeAnswer = handlerFor(calls.removeAnswer, async ({ AnswerId: id }, { db, now }, caller) =>
  changeAsCustomer(db, caller, async (transaction, { id: customerId }) => {
    await deleteAnswer(transaction, { id, customerId, now: now() });
    return succeed(null);
  }),
);

/** The questions and answers of the customer. */
const ownQuestions = handlerFor(calls.ownQuestions, async (_request, { db }, caller) =>
  asCustomer(db, caller, async ({ id, name }) => {
    const [questions, answers] = [await questionsBy(db, id), await answersBy(db, id)];
    const products = await reviewedProducts(db, [
      ...new Set([...questions, ...answers].map(({ product_code: code }) => code)),
    ]);
    const aboutOf = ({ product_code: code }: { product_code: string }) => ({
      ProductCode: code,
      ProductTitle: products.get(code)?.ProductTitle ?? code,
      ProductUrl: products.get(code)?.ProductUrl ?? '',
    });
    const shown = await presentQuestions(db, questions);
    return succeed({
      Questions: questions.flatMap((row, index) => {
        const question = shown[index];
        return question ? [{ ...question, ...aboutOf(row), State: row.state, Reason: row.reason }] : [];
      }),
      Answers: answers.map((row) => ({
        ...presentAnswer(row),
        ...aboutOf(row),
        State: row.state,
        Reason: row.reason,
        Question: row.question,
      })),
      DefaultDisplayName: defaultDisplayName(name),
    });
  }),
);

/** The published questions about a product, those with answers first. */
const productQuestions = handlerFor(calls.productQuestions, async (request, { db }) => {
  const { ProductCode: productCode, Page: page, Text: text, QuestionId: only } = request;
  const product = await db.selectFrom('products').select('code').where('code', '=', productCode).executeTakeFirst();
  if (!product) return noSuchProduct();
  const all = await presentQuestions(db, await publishedQuestions(db, productCode));
  const candidates = only === '' ? all : all.filter(({ QuestionId }) => QuestionId === only);
  const found = matchingQuestions(candidates, text).toSorted(
    (one, other) => Number(one.Answers.length === 0) - Number(other.Answers.length === 0),
  );
  return succeed({
    Questions: found.slice((page - 1) * QUESTIONS_PER_PAGE, page * QUESTIONS_PER_PAGE),
    Page: page,
    TotalPages: Math.ceil(found.length / QUESTIONS_PER_PAGE),
    TotalQuestions: found.length,
    AllQuestions: all.length,
  });
});

function reasonMissing(decision: ModerationDecision, reason: string): Outcome<never> | null {
  const isMissing = decision === 'refuse' && reason === '';
  return isMissing ? invalidField('Reason', 'A reason is required: the author sees it.') : null;
}

/**
 * Locks a question. Returns a refusal when it is gone or has changed since the moderator read it at `askedAt`,
 * else null.
 */
async function lockAsRead(
  transaction: Transaction<Database>,
  id: string,
  askedAt: number | undefined,
): Promise<Outcome<never> | null> {
  const row = await lockQuestion(transaction, id);
  if (!row) return NO_SUCH_QUESTION;
  return askedAt === undefined || askedAt === row.asked_at ? null : CHANGED;
}

async function presentModerated(
  transaction: Transaction<Database>,
  row: QuestionRow,
): Promise<Outcome<ModeratedQuestionWire>> {
  const [question] = await presentModeratedQuestions(transaction, [row]);
  return question ? succeed(question) : NO_SUCH_QUESTION;
}

/** The questions that need an action by the operator. */
const questionQueue = handlerFor(calls.questionQueue, async ({ Task: task, Page: page }, { db }) => {
  const { rows, total, totalPages, more } = await questionsToDo(db, { task, page });
  return succeed({
    Questions: await presentModeratedQuestions(db, rows),
    Page: page,
    TotalPages: totalPages,
    MorePages: more,
    TotalQuestions: total,
  });
});

/** Publishes or refuses a question. */
const moderateQuestionCall = handlerFor(calls.moderateQuestion, async (request, context) => {
  const { QuestionId: id, Decision: decision, Reason: reason, AskedAt: askedAt } = request;
  const missing = reasonMissing(decision, reason);
  if (missing) return missing;
  return inTransaction(context.db, async (transaction) => {
    const refusal = await lockAsRead(transaction, id, askedAt);
    if (refusal) return refusal;
    const row = await moderateQuestion(transaction, { id, decision, reason, now: context.now() });
    await notifyQuestionAuthor(transaction, context, row);
    return presentModerated(transaction, row);
  });
});

/** Publishes or refuses the answer of a buyer. */
const moderateAnswerCall = handlerFor(calls.moderateAnswer, async (request, context) => {
  const { AnswerId: id, Decision: decision, Reason: reason, AnsweredAt: answeredAt } = request;
  const missing = reasonMissing(decision, reason);
  if (missing) return missing;
  return inTransaction(context.db, async (transaction) => {
    const answer = await transaction
      .selectFrom('answers')
      .select('question_id')
      .where('id', '=', id)
      .where('customer_id', 'is not', null)
      .executeTakeFirst();
    const question = answer && (await lockQuestion(transaction, answer.question_id));
    if (!question) return NO_SUCH_QUESTION;
    const moderation = { id, decision, reason, answeredAt, now: context.now() };
    if (!(await moderateAnswer(transaction, moderation, question))) return CHANGED;
    await notifyQuestionAuthor(transaction, context, question);
    return presentModerated(transaction, question);
  });
});

/** Stores the store's answer, and publishes it with its question. */
const answerQuestion = handlerFor(calls.answerQuestion, async (request, context) =>
  inTransaction(context.db, async (transaction) => {
    const { QuestionId: id, Text: text, AskedAt: askedAt } = request;
    const refusal = await lockAsRead(transaction, id, askedAt);
    if (refusal) return refusal;
    await writeStoreAnswer(transaction, { questionId: id, text, now: context.now() });
    const row = await moderateQuestion(transaction, { id, decision: 'approve', reason: '', now: context.now() });
    await notifyQuestionAuthor(transaction, context, row);
    return presentModerated(transaction, row);
  }),
);

/** Handlers of the calls about questions on products. */
export const questionCalls: readonly CallHandler[] = [
  askQuestion,
  removeQuestion,
  answerAsBuyer,
  removeAnswer,
  ownQuestions,
  productQuestions,
  questionQueue,
  moderateQuestionCall,
  moderateAnswerCall,
  answerQuestion,
];
