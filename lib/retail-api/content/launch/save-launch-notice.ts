import type { Kysely, Transaction } from 'kysely';
import { currentLanguage } from '#language';
import { alertLimits } from '../../catalogue/alerts/alert-rules.ts';
import type { Caller } from '../../core/caller.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import type { Database } from '../../core/db/schema.ts';
import { consumeLimits } from '../../core/limits/consume-limits.ts';
import { type LimitRule, recordLimitEvents, usedUp } from '../../core/limits/limit-events.ts';
import { lockKeys } from '../../core/limits/lock-keys.ts';
import { reportUsedUpLimit } from '../../core/limits/report-used-up-limit.ts';
import { mailboxOf } from '../../core/mailbox-of.ts';
import { type Outcome, succeed } from '../../core/outcome.ts';
import { tooManyRequests } from '../../core/refusals.ts';
import {
  FULL_WAIT_SECONDS,
  GLOBAL_LAUNCH_NOTICE_LIMIT,
  LAUNCH_NOTICE_ALARM_LIMIT,
  type LaunchNoticeRequest,
  launchNoticeRepeatLimit,
  MAX_NOTICES,
} from './launch-rules.ts';

interface NoticeLimits {
  /** Limits per shopper. */
  own: readonly LimitRule[];
  /** Used up if the session has already made the same request. */
  repeat: LimitRule;
}

/**
 * Stores a request to be notified of the opening, one message per mailbox. The answer does not reveal whether the
 * address was stored before. Refuses with TooManyRequests and the seconds to wait. `max`: maximum number of stored
 * addresses.
 */
export async function saveLaunchNotice(
  context: CoreContext,
  caller: Caller,
  request: LaunchNoticeRequest,
  max = MAX_NOTICES,
): Promise<Outcome<null>> {
  const now = context.now();
  const limits = {
    own: alertLimits(context.secret, request, caller.network),
    repeat: launchNoticeRepeatLimit(context.secret, request),
  };
  // A request that is refused anyway takes no lock and blocks nobody: a flood causes only reads.
  const outcome =
    (await answerEarly(context.db, request, limits, now)) ??
    (await inTransaction(context.db, (transaction) => insertLaunchNotice(transaction, request, limits, { max, now })));
  if (outcome.code === 'TooManyRequests') {
    await reportUsedUpLimit(
      context.db,
      { limit: GLOBAL_LAUNCH_NOTICE_LIMIT, alarms: LAUNCH_NOTICE_ALARM_LIMIT },
      now,
      () =>
        context.alarm('No more launch notices are accepted in this minute', {
          perMinute: GLOBAL_LAUNCH_NOTICE_LIMIT.max,
        }),
    );
    context.security('wishes-refused', { network: caller.network, recipient: request.recipient });
  }
  return outcome;
}

async function insertLaunchNotice(
  transaction: Transaction<Database>,
  request: LaunchNoticeRequest,
  limits: NoticeLimits,
  { max, now }: { max: number; now: number },
): Promise<Outcome<null>> {
  const keys = [...limits.own, limits.repeat].map(({ key }) => key);
  await lockKeys(transaction, keys, now);
  const early = await answerEarly(transaction, request, limits, now);
  if (early) return early;
  // Last, because all shoppers contend for this lock.
  const limitExceeded = await consumeLimits(transaction, [GLOBAL_LAUNCH_NOTICE_LIMIT], now);
  if (limitExceeded) return tooManyRequests(limitExceeded.retryAfterSeconds);
  const { notices } = await transaction
    .selectFrom('launch_notices')
    .select(({ fn }) => fn.countAll<number>().as('notices'))
    .executeTakeFirstOrThrow();
  if (Number(notices) >= max) return tooManyRequests(FULL_WAIT_SECONDS);
  await recordLimitEvents(transaction, keys, now);
  const { channel, recipient } = request;
  await transaction
    .insertInto('launch_notices')
    .values({ mailbox: mailboxOf(recipient), channel, recipient, language: currentLanguage(), created_at: now })
    .onConflict((conflict) => conflict.column('mailbox').doNothing())
    .execute();
  return succeed(null);
}

/** The answer that needs no write: for a request repeated in its session, or one over a limit. */
async function answerEarly(
  db: Kysely<Database>,
  { recipient }: LaunchNoticeRequest,
  limits: NoticeLimits,
  now: number,
): Promise<Outcome<null> | null> {
  if ((await usedUp(db, [limits.repeat], now)) && (await isWaiting(db, recipient))) return succeed(null);
  const refused = await usedUp(db, [...limits.own, GLOBAL_LAUNCH_NOTICE_LIMIT], now);
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
