import { calls } from '#lib/contract/index.ts';
import { announceProducts } from '../../catalogue/announce-products.ts';
import { deleteAnswer, lockQuestion } from '../../community/questions/change-question.ts';
import { answersTo, writeBuyerAnswer } from '../../community/questions/question-store.ts';
import { hasReceived } from '../../community/reviews/received-goods.ts';
import { tidyLines } from '../../community/reviews/tidy-lines.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { limitKey } from '../../core/limits/limit-key.ts';
import { takeTurns } from '../../core/limits/take-turns.ts';
import { tooManyRequests } from '../../core/refusals.ts';
import { changeAsCustomer } from '../../customers/account/as-customer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Each is read by a person. */
const ANSWERED_PER_DAY = 20;

/** Answers a published question about what the customer has received and kept; the answer waits to be read. */
export const answerAsBuyer = handlerFor(calls.answerAsBuyer, async (request, { db, now, secret }, caller) =>
  changeAsCustomer(db, caller, async (transaction, { id: customerId }) => {
    const question = await lockQuestion(transaction, request.QuestionId);
    const isOpen = question?.state === 'approved';
    if (!isOpen || !(await hasReceived(transaction, customerId, question.product_code))) {
      return refuse('NotFound', 'There is no such question, or the customer has not received what it is about.');
    }
    const limit = { key: limitKey(secret, 'question:answered', customerId), most: ANSWERED_PER_DAY, windowMs: DAY_MS };
    const refused = await takeTurns(transaction, [limit], now());
    if (refused) return tooManyRequests(refused.retryAfterSeconds);
    const before = (await answersTo(transaction, [question.id])).find((answer) => answer.customer_id === customerId);
    const id = await writeBuyerAnswer(transaction, {
      customerId,
      questionId: question.id,
      now: now(),
      displayName: request.DisplayName,
      text: tidyLines(request.Text),
    });
    if (before?.state === 'approved') await announceProducts(transaction, [question.product_code], now());
    return succeed({ AnswerId: id });
  }),
);

/** Removes an answer that the customer gave. */
export const removeAnswer = handlerFor(calls.removeAnswer, async ({ AnswerId: id }, { db, now }, caller) =>
  changeAsCustomer(db, caller, async (transaction, { id: customerId }) => {
    await deleteAnswer(transaction, { id, customerId, now: now() });
    return succeed(null);
  }),
);
