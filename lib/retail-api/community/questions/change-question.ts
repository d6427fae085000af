import type { Transaction } from 'kysely';
import type { ModerationDecision } from '#lib/contract/index.ts';
import { announceProducts } from '../../catalogue/announce-products.ts';
import type { Database } from '../../core/db/schema.ts';
import type { AnswerRow, QuestionRow } from './question-repository.ts';

interface ModerationRequest {
  id: string;
  decision: ModerationDecision;
  /** Reason for the refusal; empty if not refused. */
  reason: string;
  /** Epoch milliseconds. */
  now: number;
}

const stateOf = (decision: ModerationDecision) => (decision === 'approve' ? 'approved' : 'refused');

/** The locked row of a question: other changes wait until this transaction ends; undefined for an unknown question. */
export function lockQuestion(transaction: Transaction<Database>, id: string): Promise<QuestionRow | undefined> {
  // An update without changes takes the row lock on both engines.
  return transaction
    .updateTable('questions')
    .set((row) => ({ asked_at: row.ref('asked_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Publishes or hides a question and returns the updated row. The caller has locked it. */
export async function moderateQuestion(
  transaction: Transaction<Database>,
  { id, decision, reason, now }: ModerationRequest,
): Promise<QuestionRow> {
  const state = stateOf(decision);
  const row = await transaction
    .updateTable('questions')
    .set({ state, reason: state === 'refused' ? reason : '', moderated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await announceProducts(transaction, [row.product_code], now);
  return row;
}

/**
 * Publishes or hides a buyer's answer; returns false if it has changed since. `answeredAt`: that of the answer as
 * moderated; if omitted, any. The caller has locked its question.
 */
export async function moderateAnswer(
  transaction: Transaction<Database>,
  { id, decision, reason, answeredAt, now }: ModerationRequest & { answeredAt?: number | undefined },
  question: QuestionRow,
): Promise<boolean> {
  const state = stateOf(decision);
  const update = transaction
    .updateTable('answers')
    .set({ state, reason: state === 'refused' ? reason : '', moderated_at: now })
    .where('id', '=', id);
  const moderated = await (answeredAt === undefined ? update : update.where('answered_at', '=', answeredAt))
    .returning('id')
    .executeTakeFirst();
  if (!moderated) return false;
  if (question.state === 'approved') await announceProducts(transaction, [question.product_code], now);
  return true;
}

/** Deletes a customer's own question with its answers; does nothing for any other. `now` is in epoch milliseconds. */
export async function deleteQuestion(
  transaction: Transaction<Database>,
  { id, customerId, now }: { id: string; customerId: string; now: number },
): Promise<void> {
  const deleted = await transaction
    .deleteFrom('questions')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning(['product_code', 'state'])
    .executeTakeFirst();
  if (deleted?.state === 'approved') await announceProducts(transaction, [deleted.product_code], now);
}

/** Deletes a customer's own answer; does nothing for any other. `now` is in epoch milliseconds. */
export async function deleteAnswer(
  transaction: Transaction<Database>,
  { id, customerId, now }: { id: string; customerId: string; now: number },
): Promise<void> {
  const deleted = await transaction
    .deleteFrom('answers')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning(['question_id', 'state'])
    .executeTakeFirst();
  if (deleted?.state === 'approved') await announceProducts(transaction, await productsOf(transaction, [deleted]), now);
}

/**
 * Deletes all questions of a customer who is being deleted, with their answers, and all the customer's answers to
 * others. Returns the products whose pages change, for the caller to announce once the rest is done.
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

/** The products of the published questions among these. */
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
