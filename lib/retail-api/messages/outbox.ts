import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';

/** A message to a shopper, in the words that are sent. */
export interface Message {
  /** What it is about; the body of some must not be kept once it has gone (`SECRET_KINDS`). */
  kind:
    | 'code'
    | 'back-in-stock'
    | 'store-open'
    | 'sign-in-notice'
    | 'account-deleted'
    | 'support-request'
    | 'support-task'
    | 'appointment-request'
    | 'appointment-task'
    | 'gift-card'
    | 'gift-card-receipt'
    | 'order-confirmed'
    | 'order-refund'
    | 'order-packed'
    | 'order-shipped'
    | 'order-out-for-delivery'
    | 'order-delivered'
    | 'order-cancelled'
    | 'order-modified'
    | 'order-money-sent'
    | 'order-return'
    | 'question-answered';
  channel: 'sms' | 'voice' | 'mail';
  /** A mobile of ten digits, or an e-mail address. */
  recipient: string;
  /** Of a mail; empty otherwise. */
  subject: string;
  /** Plain text. */
  body: string;
  /** The same as a page, for programs that show it. */
  html?: string;
  /** After so many milliseconds it is worth nothing and is not sent any more. */
  ttlMs: number;
}

/**
 * Writes a message down to be sent. In the transaction of what it tells about, so that neither is there without the
 * other. `now` in epoch milliseconds.
 */
export async function enqueue(db: Kysely<Database>, message: Message, now: number): Promise<void> {
  const { ttlMs, ...told } = message;
  await db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      ...told,
      state: 'waiting',
      attempts: 0,
      next_attempt_at: now,
      created_at: now,
      expires_at: now + ttlMs,
      sent_at: null,
    })
    .execute();
}
