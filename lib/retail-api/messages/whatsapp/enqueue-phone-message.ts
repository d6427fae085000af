import type { Kysely } from 'kysely';
import type { SmsKind } from '#lib/shared/sms-kinds.ts';
import type { Database } from '../../core/db/schema.ts';
import { enqueue } from '../outbox.ts';
import type { MessageDetails } from './message-details.ts';
import { kindByWhatsApp } from './offers-whatsapp.ts';

/** A message that a phone receives as a text message, or by WhatsApp. */
export interface PhoneMessage {
  kind: SmsKind;
  /** Ten digits. */
  recipient: string;
  /** The text message. */
  body: string;
  details: MessageDetails;
  ttlMs: number;
}

/**
 * Puts a message into the outbox: by WhatsApp if the customer with that number has agreed to it, otherwise as a text
 * message, unless it `isMailed` as well. Call it in the transaction of the change that it reports. Resolves to whether it
 * was put there. `now` in epoch milliseconds.
 */
export async function enqueuePhoneMessage(
  db: Kysely<Database>,
  { details, ...message }: PhoneMessage,
  { isMailed, now }: { isMailed: boolean; now: number },
): Promise<boolean> {
  const text = { ...message, subject: '' };
  const kind = await kindByWhatsApp(db, message.kind, message.recipient);
  if (kind !== null) {
    await enqueue(db, { ...text, kind, channel: 'whatsapp', details: JSON.stringify(details) }, now);
    return true;
  }
  if (!isMailed) await enqueue(db, { ...text, channel: 'sms' }, now);
  return !isMailed;
}
