import type { Kysely, Transaction } from 'kysely';
import type { QuestionTask } from '#lib/contract/index.ts';
import { QUESTIONS_PER_PAGE } from '#lib/contract/question-vocabulary.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import { newId } from '../../core/db/new-id.ts';
import { type PageAhead, paginateAhead } from '../../core/db/paginate.ts';
import type { Database } from '../../core/db/schema.ts';

export type QuestionRow = Database['questions'];
export type AnswerRow = Database['answers'];

/** Content of a question or an answer. */
interface Submission {
  customerId: string;
  displayName: string;
  text: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Stores a question for moderation, replacing a refused one with the same text, and returns its id. */
export async function writeQuestion(
  transaction: Transaction<Database>,
  { customerId, displayName, text, now, productCode }: Submission & { productCode: string },
): Promise<string> {
  const values = {
    display_name: displayName,
    state: 'waiting' as const,
    reason: '',
    asked_at: now,
    moderated_at: null,
  };
  const { id } = await transaction
    .insertInto('questions')
    .values({ ...values, id: newId(), product_code: productCode, customer_id: customerId, text, notified_at: null })
    .onConflict((conflict) => conflict.columns(['customer_id', 'product_code', 'text']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The customer's earlier question with the same text, locked until the transaction ends. */
export function lockQuestionRow(
  transaction: Transaction<Database>,
  { customerId, productCode, text }: { customerId: string; productCode: string; text: string },
): Promise<QuestionRow | undefined> {
  // An update without changes takes the row lock on both engines.
  return transaction
    .updateTable('questions')
    .set((row) => ({ asked_at: row.ref('asked_at') }))
    .where('customer_id', '=', customerId)
    .where('product_code', '=', productCode)
    .where('text', '=', text)
    .returningAll()
    .executeTakeFirst();
}

/** Stores a buyer's answer for moderation, replacing their earlier one, and returns its id. */
export async function writeBuyerAnswer(
  transaction: Transaction<Database>,
  { customerId, displayName, text, now, questionId }: Submission & { questionId: string },
): Promise<string> {
  const content = { display_name: displayName, text, state: 'waiting' as const, reason: '', moderated_at: null };
  const { id } = await transaction
    .insertInto('answers')
    .values({ ...content, id: newId(), question_id: questionId, customer_id: customerId, answered_at: now })
    .onConflict((conflict) =>
      conflict.columns(['question_id', 'customer_id']).doUpdateSet({ ...content, answered_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Stores the store's answer, replacing the earlier one. The caller has locked the question. `now` is in epoch
 * milliseconds.
 */
export async function writeStoreAnswer(
  transaction: Transaction<Database>,
  { questionId, text, now }: { questionId: string; text: string; now: number },
): Promise<void> {
  await transaction
    .deleteFrom('answers')
    .where('question_id', '=', questionId)
    .where('customer_id', 'is', null)
    .execute();
  await transaction
    .insertInto('answers')
    .values({
      id: newId(),
      question_id: questionId,
      customer_id: null,
      display_name: '',
      text,
      state: 'approved',
      reason: '',
      answered_at: now,
      moderated_at: now,
    })
    .execute();
}

/** The published questions about a product, newest first. */
export async function publishedQuestions(db: Kysely<Database>, productCode: string): Promise<QuestionRow[]> {
  return db
    .selectFrom('questions')
    .selectAll()
    .where('product_code', '=', productCode)
    .where('state', '=', 'approved')
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .execute();
}

/** All questions of a customer, newest first. */
export async function questionsBy(db: Kysely<Database>, customerId: string): Promise<QuestionRow[]> {
  return db
    .selectFrom('questions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .execute();
}

/** An answer with its question and product. */
type AnsweredRow = AnswerRow & { product_code: string; question: string };

/** All answers of a customer, newest first. */
export async function answersBy(db: Kysely<Database>, customerId: string): Promise<AnsweredRow[]> {
  return db
    .selectFrom('answers')
    .innerJoin('questions', 'questions.id', 'answers.question_id')
    .selectAll('answers')
    .select(['questions.product_code', 'questions.text as question'])
    .where('answers.customer_id', '=', customerId)
    .orderBy('answers.answered_at', 'desc')
    .orderBy('answers.id')
    .execute();
}

/** The answers to questions: the store's first, then in order of time. */
export async function answersTo(db: Kysely<Database>, questionIds: readonly string[]): Promise<AnswerRow[]> {
  const rows: AnswerRow[] = [];
  for (const chunk of chunksOf(questionIds)) {
    const found = await db
      .selectFrom('answers')
      .selectAll()
      .where('question_id', 'in', chunk)
      .orderBy('answered_at')
      .orderBy('id')
      .execute();
    rows.push(...found);
  }
  return rows.toSorted((one, other) => Number(one.customer_id !== null) - Number(other.customer_id !== null));
}

/** One page of the questions for a moderation task, oldest first. */
export async function questionsToDo(
  db: Kysely<Database>,
  { task, page }: { task: QuestionTask; page: number },
): Promise<PageAhead<QuestionRow>> {
  const answersIn = (state: 'waiting' | 'approved') =>
    db.selectFrom('answers').select('question_id').where('state', '=', state);
  const all = db.selectFrom('questions');
  const values = {
    questions: all.where('state', '=', 'waiting'),
    answers: all.where('state', '=', 'approved').where('id', 'in', answersIn('waiting')),
    unanswered: all.where('state', '=', 'approved').where('id', 'not in', answersIn('approved')),
  }[task];
  return paginateAhead(db, [values.selectAll().orderBy('asked_at').orderBy('id')], page, QUESTIONS_PER_PAGE);
}
