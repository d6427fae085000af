import type { Kysely } from 'kysely';
import type { ApiContext } from '../call-handler.ts';
import type { Database } from '../db/schema.ts';
import { nextCheckAt } from '../domain/payments/check-schedule.ts';
import type { NewsContext } from './apply-news.ts';
import { askGateway } from './ask-gateway.ts';
import type { AttemptRow } from './attempts.ts';
import { GatewayUnavailable, type PaymentNews } from './gateway.ts';
import { endAsking, markUnknown } from './mark-asking.ts';
import type { PaymentAlarm } from './payment-alarm.ts';
import { CutOff, untilCut } from './until-cut.ts';

const AT_ONCE = 20;
const MINUTE_MS = 60_000;
/** Longer than a gateway may take to be asked and to capture: whoever has not finished by then has crashed. */
const TAKEN_FOR_MS = 30_000;
/** Attempts that were opened so long ago are asked for again at a start: their news may have been on the way. */
const RECENT_MS = 60 * MINUTE_MS;
/** By then a gateway knows what a browser came back from it with. */
const CHECKS_WHILE_UNKNOWN = 3;

export type ReconcileContext = NewsContext & Pick<ApiContext, 'payments'>;

/** Has the attempts of the last hour asked for at once, after a start. `now` in epoch milliseconds. */
export async function bringChecksForward(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ next_check_at: now })
    .where('created_at', '>', now - RECENT_MS)
    .where('next_check_at', '>', now)
    .execute();
}

/**
 * Asks the gateways for attempts whose time has come, each by one process alone, and counts what they say. Resolves to
 * true where more may be due. What failed is thrown once all others are done.
 */
export async function reconcile(context: ReconcileContext, cut: AbortSignal): Promise<boolean> {
  const due = await context.db
    .selectFrom('payment_attempts')
    .select(['id', 'next_check_at'])
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
  const until = context.now() + TAKEN_FOR_MS;
  const attempt = await take(context.db, due, until);
  if (!attempt) return;
  const gateway = context.payments.gateways.get(attempt.gateway);
  try {
    const all = gateway && (await untilCut(askGateway(context, gateway, attempt), cut));
    if (all) await settle(context, attempt, all, until);
    else await putOff(context, attempt, until);
  } catch (error) {
    if (error instanceof CutOff) return;
    if (!(error instanceof GatewayUnavailable)) throw error;
    await putOff(context, attempt, until);
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

/** The gateway was not there: that counts as no check. Nothing where the attempt was changed meanwhile. */
async function putOff({ db, now }: ReconcileContext, { id }: AttemptRow, until: number): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ next_check_at: now() + MINUTE_MS })
    .where('id', '=', id)
    .where('next_check_at', '=', until)
    .execute();
}

/** The gateway has answered, and what it said is counted: when it is asked next. */
async function settle(
  { db, alarm }: ReconcileContext,
  { id, gateway, checks }: AttemptRow,
  all: readonly PaymentNews[],
  until: number,
): Promise<void> {
  if (all.some(({ kind }) => kind === 'pending')) await markUnknown(db, id);
  else if (isNothingPaid(all, checks)) await endAsking(db, id);
  const left = await db
    .selectFrom('payment_attempts')
    .select(['state', 'changed_at'])
    .where('id', '=', id)
    .where('next_check_at', '=', until)
    .executeTakeFirst();
  if (!left) return;
  const next = nextCheckAt(left.changed_at, checks + 1);
  await db
    .updateTable('payment_attempts')
    .set({ checks: checks + 1, next_check_at: next })
    .where('id', '=', id)
    .where('next_check_at', '=', until)
    .execute();
  if (next !== null) return;
  // Whatever was pending for a week is not paid any more.
  await endAsking(db, id);
  const lost: PaymentAlarm = 'payment-never-captured';
  if (left.state === 'authorized') alarm(lost, { attempt: id, gateway });
}

/** Whether nothing of an attempt can still succeed, as far as its gateway knows. */
function isNothingPaid(all: readonly PaymentNews[], checks: number): boolean {
  return all.length === 0 ? checks >= CHECKS_WHILE_UNKNOWN : all.every(({ kind }) => kind === 'failed');
}
