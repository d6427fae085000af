import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';

interface SupportRequestEntry {
  reference: string;
  orderNumber: string;
  /** Epoch milliseconds. */
  askedAt: number;
}

/**
 * The requests to support that ask for a call to a mobile. Their e-mail is left out: a mistyped number must not tell its
 * owner who asked.
 */
export async function supportRequestsOf(db: Kysely<Database>, mobile: string): Promise<SupportRequestEntry[]> {
  const rows = await db
    .selectFrom('support_requests')
    .select(['reference', 'order_number', 'created_at'])
    .where('mobile', '=', mobile)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    reference: row.reference,
    orderNumber: row.order_number,
    askedAt: row.created_at,
  }));
}

/** Deletes the requests to support that name a mobile, with the mails that told support of them. */
export async function deleteSupportRequestsOf(transaction: Transaction<Database>, mobile: string): Promise<void> {
  const gone = await transaction
    .deleteFrom('support_requests')
    .where('mobile', '=', mobile)
    .returning('reference')
    .execute();
  for (const { reference } of gone) {
    await transaction
      .deleteFrom('outbox')
      .where('kind', '=', 'support-task')
      .where('subject', 'like', `%${reference}%`)
      .execute();
  }
}
