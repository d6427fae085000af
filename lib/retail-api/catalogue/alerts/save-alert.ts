import type { Kysely, Transaction } from 'kysely';
import { currentLanguage } from '#language';
import type { Caller } from '../../core/caller.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { lockCustomer } from '../../core/db/lock-customer.ts';
import type { Database } from '../../core/db/schema.ts';
import { consumeLimits } from '../../core/limits/consume-limits.ts';
import { type LimitRule, recordLimitEvents, usedUp } from '../../core/limits/limit-events.ts';
import { lockKeys } from '../../core/limits/lock-keys.ts';
import { reportUsedUpLimit } from '../../core/limits/report-used-up-limit.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { tooManyRequests } from '../../core/refusals.ts';
import {
  ALERT_ALARM_LIMIT,
  type AlertSubject,
  alertLimits,
  alertRepeatLimit,
  GLOBAL_ALERT_LIMIT,
} from './alert-rules.ts';

/** What a shopper asks to be told, and where. */
export interface AlertRequest extends Omit<AlertSubject, 'kind' | 'about'> {
  /** What is awaited, as `AlertSubject.about`; at least one. */
  subjects: readonly string[];
  channel: 'sms' | 'mail';
}

/** A request that waits already. */
interface WaitingAlert {
  /** Null for a guest's, and for one that several customers made. */
  customer_id: string | null;
  /** Whether asking again would change nothing about it. */
  isSame: boolean;
}

/** Where requests of one kind are stored. */
export interface AlertRepository {
  kind: AlertSubject['kind'];
  find: (db: Kysely<Database>, request: AlertRequest, subject: string) => Promise<WaitingAlert | undefined>;
  /** Inserts a request, or replaces the waiting one of the same subject and recipient. */
  put: (transaction: Transaction<Database>, request: AlertRequest, subject: string, row: AlertRow) => Promise<void>;
}

interface AlertRow {
  customer_id: string | null;
  /** Code of the language that the message is written in. */
  language: string;
  /** Epoch milliseconds. */
  created_at: number;
}

interface AlertLimits {
  /** The limits of the shopper. */
  own: readonly LimitRule[];
  /** The limit for repeating a subject; used up if the session has asked for it already. */
  repeat: (subject: string) => LimitRule;
}

/**
 * Stores requests, all or none; those of one call count once for the limits of the shopper, which are the same for
 * every kind. Over a limit the call is refused with TooManyRequests and the seconds to wait; a repetition in the same
 * session gets the same response as before.
 */
export async function saveAlert(
  context: CoreContext,
  caller: Caller,
  store: AlertRepository,
  request: AlertRequest,
): Promise<Outcome<null>> {
  const now = context.now();
  const limits = {
    own: alertLimits(context.secret, request, caller.network),
    repeat: (about: string) => alertRepeatLimit(context.secret, { ...request, kind: store.kind, about }),
  };
  // A caller who is refused anyway takes no lock and blocks no other: a flood only costs reads.
  const outcome =
    (await answerEarly(context.db, store, request, limits, now)) ??
    (await inTransaction(context.db, (transaction) => insertAlerts(transaction, caller, store, request, limits, now)));
  if (outcome.code === 'TooManyRequests') {
    await reportUsedUpLimit(context.db, { limit: GLOBAL_ALERT_LIMIT, alarms: ALERT_ALARM_LIMIT }, now, () =>
      context.alarm('No more alerts are accepted in this minute', { perMinute: GLOBAL_ALERT_LIMIT.max }),
    );
    context.security('wishes-refused', { network: caller.network, recipient: request.recipient });
  }
  return outcome;
}

async function insertAlerts(
  transaction: Transaction<Database>,
  { customerId }: Caller,
  store: AlertRepository,
  request: AlertRequest,
  limits: AlertLimits,
  now: number,
): Promise<Outcome<null>> {
  const keys = [...limits.own, ...request.subjects.map(limits.repeat)].map(({ key }) => key);
  // All who ask for one recipient wait here for each other, so that what is read below stays true.
  await lockKeys(transaction, keys, now);
  const early = await answerEarly(transaction, store, request, limits, now);
  if (early) return early;
  const customer = customerId === null ? null : await lockCustomer(transaction, customerId);
  if (customer === undefined) return fail('SessionRevoked');
  const subjects = await subjectsToStore(transaction, store, request, limits, now);
  // Last, because all shoppers wait for this lock.
  for (const _subject of subjects) {
    const limitExceeded = await consumeLimits(transaction, [GLOBAL_ALERT_LIMIT], now);
    if (limitExceeded) return tooManyRequests(limitExceeded.retryAfterSeconds);
  }
  await recordLimitEvents(transaction, keys, now);
  const isOwnMobile = customer?.mobile === request.recipient;
  for (const subject of subjects) {
    const waiting = await store.find(transaction, request, subject);
    // A request that several customers made has no owner; otherwise one could read or delete another's.
    const isOwn = !waiting || isOwnMobile || waiting.customer_id === customerId;
    const row = { customer_id: isOwn ? customerId : null, language: currentLanguage(), created_at: now };
    await store.put(transaction, request, subject, row);
  }
  return succeed(null);
}

/** The response that needs no write: to repeated requests that still wait, and to one over the limit. */
async function answerEarly(
  db: Kysely<Database>,
  store: AlertRepository,
  request: AlertRequest,
  limits: AlertLimits,
  now: number,
): Promise<Outcome<null> | null> {
  if ((await subjectsToStore(db, store, request, limits, now)).length === 0) return succeed(null);
  const refused = await usedUp(db, [...limits.own, GLOBAL_ALERT_LIMIT], now);
  return refused && tooManyRequests(refused.retryAfterSeconds);
}

/**
 * The subjects that the session has not asked for yet, or no longer waits for. What was asked for in another session
 * counts for the limit, so that a caller cannot find out what other shoppers wait for.
 */
async function subjectsToStore(
  db: Kysely<Database>,
  store: AlertRepository,
  request: AlertRequest,
  limits: AlertLimits,
  now: number,
): Promise<string[]> {
  const subjects: string[] = [];
  for (const subject of request.subjects) {
    const isRepeated = await usedUp(db, [limits.repeat(subject)], now);
    if (!isRepeated || !(await store.find(db, request, subject))?.isSame) subjects.push(subject);
  }
  return subjects;
}
