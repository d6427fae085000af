import type { Kysely } from 'kysely';
import { GATEWAYS, type Gateway } from '#lib/contract/index.ts';
import { HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import type { Database } from '../core/db/schema.ts';
import type { PaymentUpdateContext } from './apply-payment-updates.ts';
import { type AttemptRow, gatewayOf } from './attempts.ts';
import type { Payments } from './gateway.ts';
import { GatewayUnavailable, type PaymentUpdate } from './gateway.ts';
import { GatewayRefused } from './gateway-refused.ts';
import type { PaymentAlarm } from './payment-alarm.ts';
import { queryGateway } from './query-gateway.ts';
import { attemptAfterCheck } from './rules/attempt-after-check.ts';
import { nextCheckAt } from './rules/check-schedule.ts';
import { AbortedCallError, untilAborted } from './until-aborted.ts';

const AT_ONCE = 20;
/** Longer than a gateway may take for a query and a capture: a process that has not finished by then has crashed. */
const CLAIMED_FOR_MS = 30_000;
/**
 * Attempts shown to a browser or updated within this time are checked again at startup: their updates may have been in
 * transit.
 */
const RECENT_MS = HOUR_MS;

export type ReconcileContext = PaymentUpdateContext & { payments: Payments };

/**
 * Schedules an immediate check of the last hour's attempts at some gateways, after a start. `now` in epoch
 * milliseconds.
 */
export async function advanceChecks(
  db: Kysely<Database>,
  now: number,
  gateways: readonly Gateway[] = GATEWAYS,
): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ next_check_at: now })
    .where('gateway', 'in', gateways)
    .where('changed_at', '>', now - RECENT_MS)
    .where('next_check_at', '>', now)
    .execute();
}

/**
 * Queries some gateways for the attempts that are due, each claimed by one process, and applies what they report.
 * Resolves to true if more may be due. Failures are thrown after all others are done: a round takes as long as its
 * slowest check.
 */
export async function reconcile(
  context: ReconcileContext,
  cut: AbortSignal,
  gateways: readonly Gateway[] = GATEWAYS,
): Promise<boolean> {
  const due = await context.db
    .selectFrom('payment_attempts')
    .select(['id', 'next_check_at'])
    .where('gateway', 'in', gateways)
    .where('next_check_at', '<=', context.now())
    .orderBy('next_check_at')
    .limit(AT_ONCE)
    .execute();
  const rounds = await Promise.allSettled(due.map((one) => check(context, one, cut)));
  const failures = rounds.flatMap((round) => (round.status === 'rejected' ? [round.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'Some payments could not be reconciled.');
  return due.length === AT_ONCE;
}

type Due = Pick<AttemptRow, 'id' | 'next_check_at'>;

async function check(context: ReconcileContext, due: Due, cut: AbortSignal): Promise<void> {
  const until = context.now() + CLAIMED_FOR_MS;
  const attempt = await claimAttempt(context.db, due, until);
  if (!attempt) return;
  try {
    await settle(context, attempt, await apply(context, attempt, cut), until);
  } catch (error) {
    if (error instanceof AbortedCallError) return;
    if (!(error instanceof GatewayUnavailable)) throw error;
    await postponeCheck(context, attempt, until);
  }
}

/** What a gateway reports: `unknown` if it does not know the attempt, `nobody` if it is not set up any more. */
type GatewayReply = PaymentUpdate[] | 'unknown' | 'nobody';

async function apply(context: ReconcileContext, attempt: AttemptRow, cut: AbortSignal): Promise<GatewayReply> {
  const gateway = gatewayOf(context.payments, attempt);
  if (!gateway) return 'nobody';
  try {
    return await untilAborted(queryGateway(context, gateway, attempt), cut);
  } catch (error) {
    if (error instanceof GatewayRefused) return 'unknown';
    throw error;
  }
}

/** Claims an attempt for this process; undefined if another process was faster. */
async function claimAttempt(
  db: Kysely<Database>,
  { id, next_check_at }: Due,
  until: number,
): Promise<AttemptRow | undefined> {
  return db
    .updateTable('payment_attempts')
    .set({ next_check_at: until })
    .where('id', '=', id)
    .where('next_check_at', '=', next_check_at)
    .returningAll()
    .executeTakeFirst();
}

/**
 * The gateway was unavailable: the check is repeated until it answers. Does nothing if the attempt was changed in the
 * meantime.
 */
async function postponeCheck({ db, now }: ReconcileContext, { id }: AttemptRow, until: number): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ next_check_at: now() + MINUTE_MS })
    .where('id', '=', id)
    .where('next_check_at', '=', until)
    .execute();
}

/** Once the reported updates are applied, sets the state of the attempt and the time of its next check. */
async function settle(
  { db, now, alarm }: ReconcileContext,
  { id, gateway, test }: AttemptRow,
  reply: GatewayReply,
  until: number,
): Promise<void> {
  const current = await db
    .selectFrom('payment_attempts')
    .select(['state', 'failure_reason', 'changed_at'])
    .where('id', '=', id)
    .where('next_check_at', '=', until)
    .executeTakeFirst();
  if (!current) return;
  const next = nextCheckAt(current.state, current.changed_at, now());
  const after = attemptAfterCheck(
    { state: current.state, failureReason: current.failure_reason },
    { reportedUpdates: paymentUpdateOf(reply), age: now() - current.changed_at, isLast: next === null },
  );
  const { numUpdatedRows } = await db
    .updateTable('payment_attempts')
    .set({ state: after.state, failure_reason: after.failureReason, next_check_at: next })
    .where('id', '=', id)
    .where('next_check_at', '=', until)
    // Given up meanwhile: it is asked for once more.
    .where('state', '=', current.state)
    .executeTakeFirstOrThrow();
  if (next !== null || numUpdatedRows === 0n) return;
  const alarmEvent = alarmOf(current.state, reply, test === 1);
  if (alarmEvent) alarm(alarmEvent, { attempt: id, gateway });
}

function paymentUpdateOf(reply: GatewayReply): PaymentUpdate[] | null {
  if (reply === 'nobody') return null;
  return reply === 'unknown' ? [] : reply;
}

/** The alert for an attempt that is not checked any more. A test has taken no money. */
function alarmOf(state: AttemptRow['state'], reply: GatewayReply, isTest: boolean): PaymentAlarm | null {
  if (state === 'authorized') return 'payment-never-captured';
  return typeof reply === 'string' && !isTest ? 'payment-never-asked' : null;
}
