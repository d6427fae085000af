import type { Kysely } from 'kysely';
import { DAY_MS } from '#lib/shared/durations.ts';
import type { ApiSecret } from '../../core/api-secret.ts';
import type { Database } from '../../core/db/schema.ts';
import { consumeLimits } from '../../core/limits/consume-limits.ts';
import type { MailCopy } from '../../messages/copy/mail-copy.ts';
import { enqueue } from '../../messages/outbox.ts';
import { type AlertSubject, alertMessageLimit } from './alert-rules.ts';

export interface AlertOptions {
  db: Kysely<Database>;
  /** Keys the counters of recipients. */
  secret: ApiSecret;
  /** The address has no trailing slash. */
  siteUrl: string;
  /** Epoch milliseconds. */
  now: () => number;
}

/** How many requests one round answers. */
export const MAX_ALERTS_PER_ROUND = 100;
/** A message that is older is not sent any more. */
const MESSAGE_TTL_MS = 3 * DAY_MS;

const TABLES = { stock: 'notify_requests', price: 'price_alerts' } as const;
const MESSAGE_KINDS = { stock: 'back-in-stock', price: 'price-drop' } as const;

/** A request that is due. */
interface DueAlert extends Omit<AlertSubject, 'sessionId'> {
  id: string;
  channel: 'sms' | 'mail';
}

/** The request is deleted with writing its message, so that of several processes only one writes it. */
export async function sendAlert(due: DueAlert, copy: MailCopy, { db, secret, now }: AlertOptions): Promise<void> {
  const { id, channel, recipient } = due;
  const table = TABLES[due.kind];
  await db.transaction().execute(async (transaction) => {
    const refused = await consumeLimits(transaction, [alertMessageLimit(secret, due)], now());
    if (refused) {
      // It does not take the place of one that can be notified.
      const not_before = now() + refused.retryAfterSeconds * 1000;
      await transaction.updateTable(table).set({ not_before }).where('id', '=', id).execute();
      return;
    }
    const { numDeletedRows } = await transaction.deleteFrom(table).where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) return;
    const message = { kind: MESSAGE_KINDS[due.kind], channel, recipient, ...copy, ttlMs: MESSAGE_TTL_MS };
    await enqueue(transaction, message, now());
  });
}
