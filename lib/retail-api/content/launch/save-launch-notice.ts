import type { Kysely, Transaction } from 'kysely';
import type { ApiContext } from '../../app/api-context.ts';
import { mailboxOf } from '../../catalogue/stock-alerts/mailbox-of.ts';
import { stockAlertLimits } from '../../catalogue/stock-alerts/notify-rules.ts';
import type { Caller } from '../../core/call-handler.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import type { Database } from '../../core/db/schema.ts';
import { consumeLimits } from '../../core/limits/consume-limits.ts';
import { type LimitRule, recordLimitEvents, usedUp } from '../../core/limits/limit-events.ts';
import { lockKeys } from '../../core/limits/lock-keys.ts';
import { reportUsedUpLimit } from '../../core/limits/report-used-up-limit.ts';
import { type Outcome, succeed } from '../../core/outcome.ts';
import { tooManyRequests } from '../../core/refusals.ts';
import {
  ALARM_LIMIT,
  FULL_WAIT_SECONDS,
  type LaunchNoticeRequest,
  MOST_NOTICES,
  repeatLimit,
  STORE_LIMIT,
} from './launch-rules.ts';

interface NoticeLimits {
  /** How often the shopper may ask. */
  own: readonly LimitRule[];
  /** Used up where the session asked for the same already. */
  repeat: LimitRule;
}

/**
 * Notes who is told of the opening, one message for each mailbox. Answers alike whether the address was noted before, and
 * refuses with 229 and the seconds to wait. `most`: addresses that are kept.
 */
export async function saveLaunchNotice(
  context: ApiContext,
  caller: Caller,
  asked: LaunchNoticeRequest,
  most = MOST_NOTICES,
): Promise<Outcome<null>> {
  const now = context.now();
  const limits = {
    own: stockAlertLimits(context.secret, asked, caller.network),
    repeat: repeatLimit(context.secret, asked),
  };
  // Who is refused anyway waits for nobody and holds nobody up: a flood stays a matter of reading.
  const outcome =
    (await answerEarly(context.db, asked, limits, now)) ??
    (await inTransaction(context.db, (transaction) => note(transaction, asked, limits, { most, now })));
  if (outcome.code === 'TooManyRequests') {
    await reportUsedUpLimit(context.db, { limit: STORE_LIMIT, alarms: ALARM_LIMIT }, now, () =>
      context.alarm('No more wishes to be told of the launch are noted in this minute', {
        perMinute: STORE_LIMIT.most,
      }),
    );
    context.security('wishes-refused', { network: caller.network, recipient: asked.recipient });
  }
  return outcome;
}

async function note(
  transaction: Transaction<Database>,
  asked: LaunchNoticeRequest,
  limits: NoticeLimits,
  { most, now }: { most: number; now: number },
): Promise<Outcome<null>> {
  const keys = [...limits.own, limits.repeat].map(({ key }) => key);
  await lockKeys(transaction, keys, now);
  const early = await answerEarly(transaction, asked, limits, now);
  if (early) return early;
  // Last, because all shoppers wait for this one.
  const crowded = await consumeLimits(transaction, [STORE_LIMIT], now);
  if (crowded) return tooManyRequests(crowded.retryAfterSeconds);
  const { kept } = await transaction
    .selectFrom('launch_notices')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .executeTakeFirstOrThrow();
  if (Number(kept) >= most) return tooManyRequests(FULL_WAIT_SECONDS);
  await recordLimitEvents(transaction, keys, now);
  const { channel, recipient } = asked;
  await transaction
    .insertInto('launch_notices')
    .values({ mailbox: mailboxOf(recipient), channel, recipient, created_at: now })
    .onConflict((conflict) => conflict.column('mailbox').doNothing())
    .execute();
  return succeed(null);
}

/** What is answered without noting anything: a wish repeated in its session, and one too many. */
async function answerEarly(
  db: Kysely<Database>,
  { recipient }: LaunchNoticeRequest,
  limits: NoticeLimits,
  now: number,
): Promise<Outcome<null> | null> {
  if ((await usedUp(db, [limits.repeat], now)) && (await isWaiting(db, recipient))) return succeed(null);
  const refused = await usedUp(db, [...limits.own, STORE_LIMIT], now);
  return refused && tooManyRequests(refused.retryAfterSeconds);
}

async function isWaiting(db: Kysely<Database>, recipient: string): Promise<boolean> {
  const row = await db
    .selectFrom('launch_notices')
    .select('mailbox')
    .where('mailbox', '=', mailboxOf(recipient))
    .executeTakeFirst();
  return row !== undefined;
}
