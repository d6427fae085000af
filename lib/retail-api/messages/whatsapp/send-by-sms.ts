import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { isOn } from '../../core/site-options.ts';

/**
 * Sends a message as a text message of which WhatsApp reports that it was not delivered. The row itself changes its
 * channel, so that this happens once, whoever finds out first; a message that is past its time is given up by the
 * cleaning. `reason`: the error code. Resolves to whether it was this call. `now` in epoch milliseconds.
 */
export async function sendBySms(db: Kysely<Database>, id: string, reason: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await failedFor(db, id, reason, now)
    .where('state', 'in', ['waiting', 'sending', 'accepted'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * The same after a try that WhatsApp did not answer or refused. Changes nothing if a status has reported since that the
 * message was accepted: the customer has it already.
 */
export async function sendUnacceptedBySms(
  db: Kysely<Database>,
  { id, attempts }: { id: string; attempts: number },
  reason: string,
  now: number,
): Promise<void> {
  await failedFor(db, id, reason, now).where('state', '=', 'sending').where('attempts', '=', attempts).execute();
}

function failedFor(db: Kysely<Database>, id: string, reason: string, now: number) {
  return turnIntoSms(db, now)
    .set({ delivery: 'failed', result: reason.slice(0, 100) })
    .where('id', '=', id);
}

/** Sends messages as text messages that were tried `maxAttempts` times and never finished. `now` in epoch milliseconds. */
export async function sendAbandonedBySms(db: Kysely<Database>, maxAttempts: number, now: number): Promise<void> {
  await turnIntoSms(db, now)
    .set({ delivery: 'failed' })
    .where('state', '=', 'sending')
    .where('next_attempt_at', '<=', now)
    .where('attempts', '>=', maxAttempts)
    .where('expires_at', '>', now)
    .execute();
}

/** Sends what still waits for a mobile number (ten digits) as text messages: its customer wants no WhatsApp any more. */
export async function sendWaitingBySms(db: Kysely<Database>, mobile: string, now: number): Promise<void> {
  await turnIntoSms(db, now).where('recipient', '=', mobile).where('state', '=', 'waiting').execute();
}

/** Sends everything that still waits as text messages where the operator has switched WhatsApp off since. */
export async function sendSwitchedOffBySms(db: Kysely<Database>, now: number): Promise<void> {
  if (await isOn(db, 'WhatsAppUpdates')) return;
  await turnIntoSms(db, now).where('state', '=', 'waiting').execute();
}

function turnIntoSms(db: Kysely<Database>, now: number) {
  return db
    .updateTable('outbox')
    .set({ channel: 'sms', state: 'waiting', attempts: 0, next_attempt_at: now, details: '' })
    .where('channel', '=', 'whatsapp');
}
