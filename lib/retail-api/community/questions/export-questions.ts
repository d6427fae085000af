import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { isoTime } from '../../customers/account/iso-time.ts';
import { answersBy, questionsBy } from './question-repository.ts';

/** What a customer has asked about products, for the customer's own data. */
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

/** What a customer has answered others. */
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
