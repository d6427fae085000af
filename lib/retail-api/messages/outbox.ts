import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { SmsKind } from '#lib/shared/sms-kinds.ts';
import type { WhatsAppKind } from '#lib/shared/whatsapp-kinds.ts';
import type { Database } from '../core/db/schema.ts';

/** Subject matter; for some kinds the body is erased after sending (`SECRET_KINDS`). */
type MessageKind =
  | SmsKind
  | 'sign-in-notice'
  | 'support-request'
  | 'support-task'
  | 'appointment-task'
  | 'gift-card-receipt'
  | 'old-gold-task'
  | 'question-answered'
  | 'staff-invitation'
  | 'staff-passkey'
  | 'approval'
  | 'staff-password-reset';

interface MessageText {
  /** A mobile number of ten digits, or an email address. */
  recipient: string;
  /** Subject of a mail; empty otherwise. */
  subject: string;
  /** Plain text. */
  body: string;
  /** The same as an HTML page, for mail clients that show it. */
  html?: string;
  /** Lifetime in milliseconds; after it the message is not sent any more. */
  ttlMs: number;
}

/** A message to a shopper, with the exact text that is sent. An SMS is of a kind that the shop can register (DLT). */
export type Message = MessageText &
  (
    | { channel: 'sms' | 'voice' | 'mail'; kind: SmsKind }
    | { channel: 'voice' | 'mail'; kind: MessageKind }
    | { channel: 'whatsapp'; kind: WhatsAppKind; details: string }
  );

/**
 * Puts a message into the outbox. Call it in the transaction of the change that it reports, so that both are committed
 * or neither. `now` in epoch milliseconds.
 */
export async function enqueue(db: Kysely<Database>, message: Message, now: number): Promise<void> {
  const { ttlMs, ...fields } = message;
  await db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      ...fields,
      state: 'waiting',
      attempts: 0,
      next_attempt_at: now,
      created_at: now,
      expires_at: now + ttlMs,
      sent_at: null,
    })
    .execute();
}

/** Deletes the messages of some kinds whose subject names one of the references. */
export async function deleteMailsAbout(
  transaction: Transaction<Database>,
  kinds: readonly Message['kind'][],
  rows: readonly { reference: string }[],
): Promise<void> {
  for (const { reference } of rows) {
    await transaction
      .deleteFrom('outbox')
      .where('kind', 'in', kinds)
      .where('subject', 'like', `%${reference}%`)
      .execute();
  }
}
