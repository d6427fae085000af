import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { MOST_ATTEMPTS, MOST_PATIENT_ATTEMPTS, PATIENT_KIND } from './outbox-queue.ts';
import { SECRET_KINDS } from './secret-kinds.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Ends messages that have expired or were never finished, removes what must not be kept of them, and deletes old ones. */
export async function cleanOutbox(db: Kysely<Database>, now: number): Promise<void> {
  await giveUp(db).where('state', '=', 'waiting').where('expires_at', '<=', now).execute();
  // One statement for each reason: an `or` of them would read the whole table.
  const abandoned = giveUp(db).where('state', '=', 'sending').where('next_attempt_at', '<=', now);
  await abandoned.where('expires_at', '<=', now).execute();
  await abandoned.where('kind', '!=', PATIENT_KIND).where('attempts', '>=', MOST_ATTEMPTS).execute();
  await abandoned.where('kind', '=', PATIENT_KIND).where('attempts', '>=', MOST_PATIENT_ATTEMPTS).execute();
  await db
    .deleteFrom('outbox')
    .where('created_at', '<', now - KEPT_MS)
    .execute();
}

function giveUp(db: Kysely<Database>) {
  return db.updateTable('outbox').set(({ eb }) => ({
    state: 'failed',
    body: eb.case().when('kind', 'in', SECRET_KINDS).then('').else(eb.ref('body')).end(),
  }));
}
