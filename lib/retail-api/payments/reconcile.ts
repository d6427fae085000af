import type { Kysely } from 'kysely';
import { GATEWAYS, type Gateway } from '#lib/contract/index.ts';
import type { ApiContext } from '../app/api-context.ts';
import type { Database } from '../core/db/schema.ts';
import type { PaymentUpdateContext } from './apply-payment-updates.ts';
import { type AttemptRow, gatewayOf } from './attempts.ts';
import { GatewayUnavailable, type PaymentUpdate } from './gateway.ts';
import { GatewayRefused } from './gateway-refused.ts';
import type { PaymentAlarm } from './payment-alarm.ts';
import { queryGateway } from './query-gateway.ts';
import { attemptAfterCheck } from './rules/attempt-after-check.ts';
import { nextCheckAt } from './rules/check-schedule.ts';
import { CutOff, untilCut } from './until-cut.ts';

const AT_ONCE = 20;
const MINUTE_MS = 60_000;
/** Longer than a gateway may take to be asked and to capture: whoever has not finished by then has crashed. */
const CLAIMED_FOR_MS = 30_000;
/** Attempts that were shown to a browser or told of so long ago are asked for again at a start: their news may have been on the way. */
const RECENT_MS = 60 * MINUTE_MS;

export type ReconcileContext = PaymentUpdateContext & Pick<ApiContext, 'payments'>;

/** Has the attempts of the last hour at some gateways asked for at once, after a start. `now` in epoch milliseconds. */
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
 * Asks some gateways for attempts whose time has come, each by one process alone, and counts what they say. Resolves to
 * true where more may be due. What failed is thrown once all others are done: a round takes as long as its slowest.
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
  const attempt = await take(context.db, due, until);
  if (!attempt) return;
  try {
    await settle(context, attempt, await apply(context, attempt, cut), until);
  } catch (error) {
    if (error instanceof CutOff) return;
    if (!(error instanceof GatewayUnavailable)) throw error;
    await putOff(context, attempt, until);
  }
}

/** What a gateway says: `unknown` where it knows nothing of the attempt, `nobody` where it is not set up any more. */
type GatewayReply = PaymentUpdate[] | 'unknown' | 'nobody';

async function apply(context: ReconcileContext, attempt: AttemptRow, cut: AbortSignal): Promise<GatewayReply> {
  const gateway = gatewayOf(context.payments, attempt);
  if (!gateway) return 'nobody';
  try {
    return await untilCut(queryGateway(context, gateway, attempt), cut);
  } catch (error) {
    if (error instanceof GatewayRefused) return 'unknown';
    throw error;
  }
}

/** Takes an attempt for this process alone; undefined where another one was faster. */
async function take(db: Kysely<Database>, { id, next_check_at }: Due, until: number): Promise<AttemptRow | undefined> {
  return db
    .updateTable('payment_attempts')
    .set({ next_check_at: until })
    .where('id', '=', id)
    .where('next_check_at', '=', next_check_at)
    .returningAll()
    .executeTakeFirst();
}

/** The gateway was not there: it is asked until it is. Nothing where the attempt was changed meanwhile. */
async function putOff({ db, now }: ReconcileContext, { id }: AttemptRow, until: number): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ next_check_at: now() + MINUTE_MS })
    .where('id', '=', id)
    .where('next_check_at', '=', until)
    .execute();
}

/** What was heard is counted: what the attempt is called from now on, and when it is asked for next. */
async function settle(
  { db, now, alarm }: ReconcileContext,
  { id, gateway, test }: AttemptRow,
  heard: GatewayReply,
  until: number,
): Promise<void> {
  const left = await db
    .selectFrom('payment_attempts')
    .select(['state', 'failure_reason', 'changed_at'])
    .where('id', '=', id)
    .where('next_check_at', '=', until)
    .executeTakeFirst();
  if (!left) return;
  const next = nextCheckAt(left.state, left.changed_at, now());
  const after = attemptAfterCheck(
    { state: left.state, failureReason: left.failure_reason },
    { heard: paymentUpdateOf(heard), age: now() - left.changed_at, isLast: next === null },
  );
  const { numUpdatedRows } = await db
    .updateTable('payment_attempts')
    .set({ state: after.state, failure_reason: after.failureReason, next_check_at: next })
    .where('id', '=', id)
    .where('next_check_at', '=', until)
    // Given up meanwhile: it is asked for once more.
    .where('state', '=', left.state)
    .executeTakeFirstOrThrow();
  if (next !== null || numUpdatedRows === 0n) return;
  const lost = alarmOf(left.state, heard, test === 1);
  if (lost) alarm(lost, { attempt: id, gateway });
}

function paymentUpdateOf(heard: GatewayReply): PaymentUpdate[] | null {
  if (heard === 'nobody') return null;
  return heard === 'unknown' ? [] : heard;
}

/** What the operator is told of an attempt that nobody asks for any more. A test has taken no money. */
function alarmOf(state: AttemptRow['state'], heard: GatewayReply, isTest: boolean): PaymentAlarm | null {
  if (state === 'authorized') return 'payment-never-captured';
  return typeof heard === 'string' && !isTest ? 'payment-never-asked' : null;
}
