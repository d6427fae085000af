import { calls } from '#lib/contract/index.ts';
import { deleteQuestion } from '../../community/questions/change-question.ts';
import { lockAsked, writeQuestion } from '../../community/questions/question-store.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { limitKey } from '../../core/limits/limit-key.ts';
import { networkLimit } from '../../core/limits/network-limit.ts';
import { takeTurns } from '../../core/limits/take-turns.ts';
import { noSuchProduct, tooManyRequests } from '../../core/refusals.ts';
import { changeAsCustomer } from '../../customers/account/as-customer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Each is read by a person. */
const ASKED_PER_DAY = 5;
const ASKED_BY_NETWORK = 30;

/** Asks about a product; the question waits to be read. */
export const askQuestion = handlerFor(calls.askQuestion, async (request, { db, now, secret }, caller) =>
  changeAsCustomer(db, caller, async (transaction, { id: customerId }) => {
    const { ProductCode: productCode, Text: text, DisplayName: displayName } = request;
    const product = await transaction
      .selectFrom('products')
      .select('code')
      .where('code', '=', productCode)
      .executeTakeFirst();
    if (!product) return noSuchProduct();
    const before = await lockAsked(transaction, { customerId, productCode, text });
    // What was read, or waits to be, stays as it is, with the name it was asked under.
    if (before && before.state !== 'refused') return succeed({ QuestionId: before.id });
    const limits = [
      { key: limitKey(secret, 'question:asked', customerId), most: ASKED_PER_DAY, windowMs: DAY_MS },
      ...networkLimit(secret, 'question:network', caller.network, ASKED_BY_NETWORK),
    ];
    const refused = await takeTurns(transaction, limits, now());
    if (refused) return tooManyRequests(refused.retryAfterSeconds);
    const asked = { customerId, productCode, text, displayName, now: now() };
    return succeed({ QuestionId: await writeQuestion(transaction, asked) });
  }),
);

/** Removes a question that the customer asked, with its answers. */
export const removeQuestion = handlerFor(calls.removeQuestion, async ({ QuestionId: id }, { db, now }, caller) =>
  changeAsCustomer(db, caller, async (transaction, { id: customerId }) => {
    await deleteQuestion(transaction, { id, customerId, now: now() });
    return succeed(null);
  }),
);
