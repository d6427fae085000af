import type { Kysely, Transaction } from 'kysely';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** As the privacy page says: who has not sent them by then will not. */
const DRAFTS_KEPT_MS = 30 * DAY_MS;
/** 13 months, as the privacy page says. */
const TEXTS_KEPT_MS = 396 * DAY_MS;

/**
 * Forgets what a customer who goes answered about orders: drafts and texts are deleted, scores and choices stay as nobody's,
 * and nothing tells any more which order they were about. The orders still name the customer.
 */
export async function deleteAnswersOf(transaction: Transaction<Database>, customerId: string): Promise<void> {
  const orders = transaction.selectFrom('orders').select('number').where('customer_id', '=', customerId);
  await transaction.deleteFrom('survey_drafts').where('order_number', 'in', orders).execute();
  const answers = await transaction
    .selectFrom('survey_answers')
    .select('id')
    .where('order_number', 'in', orders)
    .execute();
  for (const { id } of answers) {
    await transaction.deleteFrom('survey_answer_values').where('answer_id', '=', id).where('text', '!=', '').execute();
    await transaction
      .updateTable('survey_answers')
      .set({ holder: newId(), order_number: null, content_hash: '' })
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Deletes old drafts, and forgets the texts of old answers and which orders they were about; that they were given stays
 * known, so that nobody answers twice. `now` in epoch milliseconds.
 */
export async function deleteOldAnswers(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('survey_drafts')
    .where('changed_at', '<=', now - DRAFTS_KEPT_MS)
    .execute();
  const answeredBy = now - TEXTS_KEPT_MS;
  const isOld = db.selectFrom('survey_answers').select('id').where('answered_at', '<=', answeredBy);
  await db.deleteFrom('survey_answer_values').where('text', '!=', '').where('answer_id', 'in', isOld).execute();
  await db
    .updateTable('survey_answers')
    .set({ order_number: null, content_hash: '' })
    .where('answered_at', '<=', answeredBy)
    .where('content_hash', '!=', '')
    .execute();
}
