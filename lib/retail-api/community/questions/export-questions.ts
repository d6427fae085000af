import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { isoTime } from '../../core/iso-time.ts';
import { answersBy, questionsBy } from './question-repository.ts';

/** A customer's questions about products, for the data export. */
export async function exportQuestions(db: Kysely<Database>, customerId: string) {
  return (await questionsBy(db, customerId)).map((row) => ({
    ProductCode: row.product_code,
    Text: row.text,
    DisplayName: row.display_name,
    State: row.state,
    Reason: row.reason,
    AskedAt: isoTime(row.asked_at),
  }));
}

/** A customer's answers to other customers' questions. */
export async function exportBuyerAnswers(db: Kysely<Database>, customerId: string) {
  return (await answersBy(db, customerId)).map((row) => ({
    ProductCode: row.product_code,
    Text: row.text,
    DisplayName: row.display_name,
    State: row.state,
    Reason: row.reason,
    AnsweredAt: isoTime(row.answered_at),
  }));
}
