import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
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
  GLOBAL_STOCK_ALERT_LIMIT,
  STOCK_ALERT_ALARM_LIMIT,
  type StockAlertSubject,
  stockAlertLimits,
  stockAlertRepeatLimit,
} from './notify-rules.ts';

/** The sizes of one request. */
interface StockAlertRequest extends Omit<StockAlertSubject, 'sku'> {
  skus: readonly string[];
  channel: Database['notify_requests']['channel'];
}

interface StockAlertLimits {
  /** The limits of the shopper. */
  own: readonly LimitRule[];
  /** The limit for repeating a size; used up if the session has requested that size already. */
  repeat: (sku: string) => LimitRule;
}

/**
 * Stores notify requests for sizes, all or none; those of one call count once for the limits of the shopper. Over
 * a limit the call is refused with TooManyRequests and the seconds to wait; a repetition in the same session gets
 * the same response as before.
 */
export async function saveStockAlert(
  context: CoreContext,
  caller: Caller,
  alert: StockAlertRequest,
): Promise<Outcome<null>> {
  const now = context.now();
  const limits = {
    own: stockAlertLimits(context.secret, alert, caller.network),
    repeat: (sku: string) => stockAlertRepeatLimit(context.secret, { ...alert, sku }),
  };
  // A caller who is refused anyway takes no lock and blocks no other: a flood only costs reads.
  const outcome =
    (await answerEarly(context.db, alert, limits, now)) ??
    (await inTransaction(context.db, (transaction) => note(transaction, caller, alert, limits, now)));
  if (outcome.code === 'TooManyRequests') {
    await reportUsedUpLimit(context.db, { limit: GLOBAL_STOCK_ALERT_LIMIT, alarms: STOCK_ALERT_ALARM_LIMIT }, now, () =>
      context.alarm('No more stock alerts are accepted in this minute', {
        perMinute: GLOBAL_STOCK_ALERT_LIMIT.most,
      }),
    );
    context.security('wishes-refused', { network: caller.network, recipient: alert.recipient });
  }
  return outcome;
}

async function note(
  transaction: Transaction<Database>,
  { customerId }: Caller,
  alert: StockAlertRequest,
  limits: StockAlertLimits,
  now: number,
): Promise<Outcome<null>> {
  const keys = [...limits.own, ...alert.skus.map(limits.repeat)].map(({ key }) => key);
  await lockKeys(transaction, keys, now);
  const early = await answerEarly(transaction, alert, limits, now);
  if (early) return early;
  const customer = customerId === null ? null : await lockCustomer(transaction, customerId);
  if (customer === undefined) return fail('SessionRevoked');
  const { channel, recipient } = alert;
  const skus = await skusWithoutAlert(transaction, alert, limits, now);
  // Last, because all shoppers wait for this lock.
  for (const _sku of skus) {
    const crowded = await consumeLimits(transaction, [GLOBAL_STOCK_ALERT_LIMIT], now);
    if (crowded) return tooManyRequests(crowded.retryAfterSeconds);
  }
  await recordLimitEvents(transaction, keys, now);
  const isOwnMobile = customer?.mobile === recipient;
  await transaction
    .insertInto('notify_requests')
    .values(
      skus.map((sku) => ({ id: randomUUID(), sku, channel, recipient, customer_id: customerId, created_at: now })),
    )
    .onConflict((conflict) =>
      conflict.columns(['sku', 'channel', 'recipient']).doUpdateSet((expression) => ({
        // A request that several customers made has no owner; otherwise one could read or delete another's.
        customer_id: isOwnMobile
          ? customerId
          : expression
              .case()
              .when('notify_requests.customer_id', '=', expression.ref('excluded.customer_id'))
              .then(expression.ref('notify_requests.customer_id'))
              .else(null)
              .end(),
      })),
    )
    .execute();
  return succeed(null);
}

/** The response that needs no write: to repeated requests that still wait, and to one over the limit. */
async function answerEarly(
  db: Kysely<Database>,
  alert: StockAlertRequest,
  limits: StockAlertLimits,
  now: number,
): Promise<Outcome<null> | null> {
  if ((await skusWithoutAlert(db, alert, limits, now)).length === 0) return succeed(null);
  const refused = await usedUp(db, [...limits.own, GLOBAL_STOCK_ALERT_LIMIT], now);
  return refused && tooManyRequests(refused.retryAfterSeconds);
}

/**
 * The sizes that the session has not requested yet, or no longer waits for. A size requested in another session
 * counts for the limit, so that a caller cannot find out what other shoppers wait for.
 */
async function skusWithoutAlert(
  db: Kysely<Database>,
  alert: StockAlertRequest,
  limits: StockAlertLimits,
  now: number,
): Promise<string[]> {
  const skus: string[] = [];
  for (const sku of alert.skus) {
    const hasAlert = (await usedUp(db, [limits.repeat(sku)], now)) && (await isWaiting(db, alert, sku));
    if (!hasAlert) skus.push(sku);
  }
  return skus;
}

async function isWaiting(
  db: Kysely<Database>,
  { channel, recipient }: StockAlertRequest,
  sku: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('notify_requests')
    .select('id')
    .where('sku', '=', sku)
    .where('channel', '=', channel)
    .where('recipient', '=', recipient)
    .executeTakeFirst();
  return row !== undefined;
}
