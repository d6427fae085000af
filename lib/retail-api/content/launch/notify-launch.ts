import type { Kysely } from 'kysely';
import { DAY_MS } from '#lib/shared/durations.ts';
import type { Database } from '../../core/db/schema.ts';
import { lockKeys } from '../../core/limits/lock-keys.ts';
import { storeOpen } from '../../messages/copy/store-open.ts';
import { writtenInLanguage } from '../../messages/in-recipient-language.ts';
import { enqueue } from '../../messages/outbox.ts';

interface NotifyOptions {
  db: Kysely<Database>;
  /** The address has no trailing slash. */
  siteUrl: string;
  /** Epoch milliseconds. */
  launchAt: number;
  /** Epoch milliseconds. */
  now: () => number;
}

const AT_ONCE = 100;
/** Notice of an older opening is no longer useful. */
const MESSAGE_TTL_MS = 3 * DAY_MS;
/** Lock key: processes run one at a time, so that none deadlocks with another on the rows of a batch. */
const LOCK_KEY = 'launch:telling';

/**
 * From the launch on, queues one message for each waiting address and deletes the address in the same transaction: each
 * is notified once, even with several processes or after a crash. Resolves to true if more are waiting.
 */
export async function notifyLaunch({ db, siteUrl, launchAt, now }: NotifyOptions): Promise<boolean> {
  if (now() < launchAt) return false;
  if (!(await db.selectFrom('launch_notices').select('mailbox').limit(1).executeTakeFirst())) return false;
  return db.transaction().execute(async (transaction) => {
    await lockKeys(transaction, [LOCK_KEY], now());
    const due = await transaction
      .selectFrom('launch_notices')
      .select(['mailbox', 'channel', 'recipient', 'language'])
      .orderBy('created_at')
      .limit(AT_ONCE)
      .execute();
    if (due.length === 0) return false;
    for (const { channel, recipient, language } of due) {
      const message = writtenInLanguage(channel, language, () => storeOpen({ channel, siteUrl }));
      await enqueue(transaction, { kind: 'store-open', channel, recipient, ...message, ttlMs: MESSAGE_TTL_MS }, now());
    }
    const mailboxes = due.map(({ mailbox }) => mailbox);
    await transaction.deleteFrom('launch_notices').where('mailbox', 'in', mailboxes).execute();
    return due.length === AT_ONCE;
  });
}
