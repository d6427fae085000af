import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { deleteMailsAbout } from '../../messages/outbox.ts';

interface SupportRequestEntry {
  reference: string;
  orderNumber: string;
  /** Epoch milliseconds. */
  requestedAt: number;
}

/**
 * The support requests that ask for a callback to a mobile. Their email is omitted: if the number was mistyped, its
 * owner must not learn who made the request.
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
    requestedAt: row.created_at,
  }));
}

/** Deletes the support requests for a mobile, with the mails that notified support of them. */
export async function deleteSupportRequestsOf(transaction: Transaction<Database>, mobile: string): Promise<void> {
  const deleted = await transaction
    .deleteFrom('support_requests')
    .where('mobile', '=', mobile)
    .returning('reference')
    .execute();
  await deleteMailsAbout(transaction, ['support-task'], deleted);
}
