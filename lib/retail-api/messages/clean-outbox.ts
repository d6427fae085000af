import type { Kysely } from 'kysely';
import { DAY_MS } from '#lib/shared/durations.ts';
import type { Database } from '../core/db/schema.ts';
import type { LoggedMessage } from './log-abandoned.ts';
import { LONG_RETRY_KINDS, MAX_ATTEMPTS, MAX_LONG_RETRY_ATTEMPTS, MAX_WEBHOOK_ATTEMPTS } from './outbox-queue.ts';
import { NO_BODY, SECRET_KINDS } from './secret-kinds.ts';
import { settleAccepted } from './whatsapp/delivery-states.ts';
import { sendAbandonedBySms, sendSwitchedOffBySms } from './whatsapp/send-by-sms.ts';

const RETENTION_MS = 30 * DAY_MS;

/**
 * Marks messages that have expired or were never finished as failed, erases their secrets, and deletes old messages.
 * Resolves to the messages that it marked as failed.
 */
export async function cleanOutbox(db: Kysely<Database>, now: number): Promise<LoggedMessage[]> {
  await sendSwitchedOffBySms(db, now);
  await sendAbandonedBySms(db, MAX_ATTEMPTS, now);
  await settleAccepted(db, now);
  const abandoned = giveUp(db).where('state', '=', 'sending').where('next_attempt_at', '<=', now);
  const abandonedMessages = abandoned.where('channel', '!=', 'webhook');
  // One statement per reason: with an `or`, the query would scan the whole table.
  const reasons = [
    giveUp(db).where('state', '=', 'waiting').where('expires_at', '<=', now),
    abandoned.where('expires_at', '<=', now),
    abandonedMessages.where('kind', 'not in', LONG_RETRY_KINDS).where('attempts', '>=', MAX_ATTEMPTS),
    abandonedMessages.where('kind', 'in', LONG_RETRY_KINDS).where('attempts', '>=', MAX_LONG_RETRY_ATTEMPTS),
    abandoned.where('channel', '=', 'webhook').where('attempts', '>=', MAX_WEBHOOK_ATTEMPTS),
  ];
  const ended: LoggedMessage[] = [];
  for (const reason of reasons) {
    ended.push(...(await reason.returning(['id', 'kind', 'channel', 'attempts']).execute()));
  }
  await db
    .deleteFrom('outbox')
    .where('created_at', '<', now - RETENTION_MS)
    .execute();
  return ended;
}

function giveUp(db: Kysely<Database>) {
  return db.updateTable('outbox').set(({ eb }) => ({
    state: 'failed',
    body: eb.case().when('kind', 'in', SECRET_KINDS).then(NO_BODY.body).else(eb.ref('body')).end(),
    html: eb.case().when('kind', 'in', SECRET_KINDS).then(NO_BODY.html).else(eb.ref('html')).end(),
    details: eb.case().when('kind', 'in', SECRET_KINDS).then(NO_BODY.details).else(eb.ref('details')).end(),
  }));
}
