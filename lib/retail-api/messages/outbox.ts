import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';

/** A message to a shopper, with the exact text that is sent. */
export interface Message {
  /** Subject matter; for some kinds the body is erased after sending (`SECRET_KINDS`). */
  kind:
    | 'code'
    | 'back-in-stock'
    | 'price-drop'
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
    | 'order-ready-to-collect'
    | 'order-collect-reminder'
    | 'order-delivered'
    | 'order-cancelled'
    | 'order-modified'
    | 'order-money-sent'
    | 'order-return'
    | 'service-request'
    | 'old-gold-request'
    | 'old-gold-task'
    | 'question-answered';
  channel: 'sms' | 'voice' | 'mail';
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
