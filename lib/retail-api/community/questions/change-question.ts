import type { Transaction } from 'kysely';
import type { Verdict } from '#lib/contract/index.ts';
import { announceProducts } from '../../catalogue/announce-products.ts';
import type { Database } from '../../core/db/schema.ts';
import type { AnswerRow, QuestionRow } from './question-repository.ts';

interface Judgement {
  id: string;
  verdict: Verdict;
  /** Why it is refused; empty where it is not. */
  reason: string;
  /** Epoch milliseconds. */
  now: number;
}

const stateOf = (verdict: Verdict) => (verdict === 'approve' ? 'approved' : 'refused');

/** The row of a question, whose other changes now wait until this transaction ends; undefined for an unknown one. */
export function lockQuestion(transaction: Transaction<Database>, id: string): Promise<QuestionRow | undefined> {
  // An update that changes nothing takes the row's lock on both engines.
  return transaction
    .updateTable('questions')
    .set((row) => ({ asked_at: row.ref('asked_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Publishes a question or takes it out of sight; the row as it then is. It is locked by the caller. */
export async function moderateQuestion(
  transaction: Transaction<Database>,
  { id, verdict, reason, now }: Judgement,
): Promise<QuestionRow> {
  const state = stateOf(verdict);
  const row = await transaction
    .updateTable('questions')
    .set({ state, reason: state === 'refused' ? reason : '', judged_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await announceProducts(transaction, [row.product_code], now);
  return row;
}

/**
 * Publishes the answer of a buyer or takes it out of sight; false where it was changed since. `answeredAt`: that of what was
 * read, any where it is left out. Its question is locked by the caller.
 */
export async function moderateAnswer(
  transaction: Transaction<Database>,
  { id, verdict, reason, answeredAt, now }: Judgement & { answeredAt?: number | undefined },
  question: QuestionRow,
): Promise<boolean> {
  const state = stateOf(verdict);
  const judging = transaction
    .updateTable('answers')
    .set({ state, reason: state === 'refused' ? reason : '', judged_at: now })
    .where('id', '=', id);
  const judged = await (answeredAt === undefined ? judging : judging.where('answered_at', '=', answeredAt))
    .returning('id')
    .executeTakeFirst();
  if (!judged) return false;
  if (question.state === 'approved') await announceProducts(transaction, [question.product_code], now);
  return true;
}

/** Deletes a question of a customer with its answers; any other stays. `now` in epoch milliseconds. */
export async function deleteQuestion(
  transaction: Transaction<Database>,
  { id, customerId, now }: { id: string; customerId: string; now: number },
): Promise<void> {
  const gone = await transaction
    .deleteFrom('questions')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning(['product_code', 'state'])
    .executeTakeFirst();
  if (gone?.state === 'approved') await announceProducts(transaction, [gone.product_code], now);
}

/** Deletes an answer of a customer; any other stays. `now` in epoch milliseconds. */
export async function deleteAnswer(
  transaction: Transaction<Database>,
  { id, customerId, now }: { id: string; customerId: string; now: number },
): Promise<void> {
  const gone = await transaction
    .deleteFrom('answers')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning(['question_id', 'state'])
    .executeTakeFirst();
  if (gone?.state === 'approved') await announceProducts(transaction, await productsOf(transaction, [gone]), now);
}

/**
 * Deletes every question of a customer who goes, with its answers, and every answer to the questions of others; the products
 * whose pages are other ones without them, which are announced once the rest is done.
 */
export async function deleteQuestionsOf(transaction: Transaction<Database>, customerId: string): Promise<string[]> {
  const answers = await transaction
    .deleteFrom('answers')
    .where('customer_id', '=', customerId)
    .returning(['question_id', 'state'])
    .execute();
  const changed = await productsOf(
    transaction,
    answers.filter(({ state }) => state === 'approved'),
  );
  const questions = await transaction
    .deleteFrom('questions')
    .where('customer_id', '=', customerId)
    .returning(['product_code', 'state'])
    .execute();
  return [...changed, ...questions.filter(({ state }) => state === 'approved').map(({ product_code: code }) => code)];
}

/** The products that published questions are about. */
async function productsOf(
  transaction: Transaction<Database>,
  answers: readonly Pick<AnswerRow, 'question_id'>[],
): Promise<string[]> {
  if (answers.length === 0) return [];
  const rows = await transaction
    .selectFrom('questions')
    .select('product_code')
    .distinct()
    .where(
      'id',
      'in',
      answers.map(({ question_id: id }) => id),
    )
    .where('state', '=', 'approved')
    .execute();
  return rows.map(({ product_code: code }) => code);
}
