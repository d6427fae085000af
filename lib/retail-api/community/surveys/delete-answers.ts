import type { Kysely, Transaction } from 'kysely';
import { DAY_MS } from '#lib/shared/durations.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';

/** How long drafts are kept, as the privacy page states: nobody submits a draft after this time. */
const DRAFT_RETENTION_MS = 30 * DAY_MS;
/** 13 months, as stated on the privacy page. */
const TEXT_RETENTION_MS = 396 * DAY_MS;

/**
 * Anonymizes the order survey answers of a customer who is being deleted: drafts and texts are deleted, scores and
 * choices are kept without the respondent and the order. The orders must still name the customer.
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
 * Deletes old drafts, and removes the texts and the order from old answers; the fact that they were given is kept, so
 * that nobody answers twice. `now` is in epoch milliseconds.
 */
export async function deleteOldAnswers(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('survey_drafts')
    .where('changed_at', '<=', now - DRAFT_RETENTION_MS)
    .execute();
  const answeredBy = now - TEXT_RETENTION_MS;
  const isOld = db.selectFrom('survey_answers').select('id').where('answered_at', '<=', answeredBy);
  await db.deleteFrom('survey_answer_values').where('text', '!=', '').where('answer_id', 'in', isOld).execute();
  await db
    .updateTable('survey_answers')
    .set({ order_number: null, content_hash: '' })
    .where('answered_at', '<=', answeredBy)
    .where('content_hash', '!=', '')
    .execute();
}
