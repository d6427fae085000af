import type { Kysely } from 'kysely';
import type { Gateway } from '#lib/contract/index.ts';
import { HOUR_MS } from '#lib/shared/durations.ts';
import { count } from '#lib/shared/metrics/record.ts';
import type { Database } from '../core/db/schema.ts';
import { GatewayUnavailable, type PaymentGateway } from './gateway.ts';
import { newRefundId } from './open-refund.ts';
import type { PaymentAlarm } from './payment-alarm.ts';
import type { ReconcileContext } from './reconcile.ts';
import { type RefundRow, recordRefundUpdate } from './refund-update.ts';
import { forgetSums } from './settlements/kept-sums.ts';
import { AbortedCallError, untilAborted } from './until-aborted.ts';

const AT_ONCE = 20;
/** Longer than a gateway may take: a process that has not finished by then has crashed. */
const CLAIMED_FOR_MS = 30_000;
const FIRST_WAIT_MS = 10_000;
const MAX_WAIT_MS = HOUR_MS;

/** The wait after this many tries, in milliseconds: doubles from ten seconds up to an hour. */
export function waitAfter(tries: number): number {
  return Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries - 1, 20));
}

/**
 * Sends the refunds that are due, each claimed by one process, and queries the state of those already sent. The gateway
 * knows each by its id and makes it once, however often it is sent; a failed one gets a new id, since the old one has
 * failed for good. Resolves to true if more may be due. Failures are thrown after all others are done.
 */
export async function sendRefunds(context: ReconcileContext, cut: AbortSignal): Promise<boolean> {
  const due = await context.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payments.attempt_id')
    .select(['refunds.id', 'refunds.state', 'refunds.next_try_at', 'refunds.gateway_refund_id'])
    .select(['payments.gateway', 'payments.gateway_payment_id'])
    .where('refunds.next_try_at', '<=', context.now())
    // What was paid in a test no gateway knows that takes money, and the other way round.
    .where('payment_attempts.test', '=', context.payments.test ? 1 : 0)
    .orderBy('refunds.next_try_at')
    .limit(AT_ONCE)
    .execute();
  const rounds = await Promise.allSettled(due.map((one) => send(context, one, cut)));
  const failures = rounds.flatMap((round) => (round.status === 'rejected' ? [round.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'Some refunds could not be sent.');
  return due.length === AT_ONCE;
}

interface Due extends Pick<RefundRow, 'id' | 'state' | 'next_try_at' | 'gateway_refund_id'> {
  gateway: Gateway;
  gateway_payment_id: string;
}

async function send(context: ReconcileContext, due: Due, cut: AbortSignal): Promise<void> {
  const { db, now } = context;
  const refund = await claimRefund(db, due, now() + CLAIMED_FOR_MS);
  if (!refund) return;
  // One that failed begins anew, under another number.
  if (due.state === 'failed') await forgetSums(db, [due.gateway_refund_id]);
  const nextTryAt = () => now() + waitAfter(refund.tries);
  const gateway = context.payments.gateways.get(due.gateway);
  const sent = gateway && (await sendToGateway(gateway, due, refund, cut));
  if (sent === 'cut') return;
  if (!sent) {
    await db
      .updateTable('refunds')
      .set({ next_try_at: nextTryAt() })
      .where('id', '=', refund.id)
      .where('next_try_at', '=', refund.next_try_at)
      .execute();
    return;
  }
  const update = { ...sent, nextTryAt: nextTryAt(), now: now() };
  const counted = await db.transaction().execute((transaction) => recordRefundUpdate(transaction, refund.id, update));
  if (counted && sent.state !== 'sent') count('refunds', { gateway: due.gateway, outcome: sent.state });
  if (counted && sent.state === 'failed') reportFailed(context, refund.id, due.gateway);
}

/** Alerts the operator: the cause has to be fixed, or the refund made by hand at the gateway. */
export function reportFailed({ alarm }: Pick<ReconcileContext, 'alarm'>, refund: string, gateway: Gateway): void {
  const event: PaymentAlarm = 'refund-failed';
  alarm(event, { refund, gateway });
}

/** What the gateway reports; null if it is unavailable. */
async function sendToGateway(
  gateway: PaymentGateway,
  { gateway_payment_id }: Due,
  refund: RefundRow,
  cut: AbortSignal,
) {
  const facts = {
    id: refund.id,
    gatewayPaymentId: gateway_payment_id,
    amount: refund.amount,
    gatewayRefundId: refund.gateway_refund_id,
  };
  try {
    return await untilAborted(gateway.refund(facts), cut);
  } catch (error) {
    if (error instanceof AbortedCallError) return 'cut';
    if (error instanceof GatewayUnavailable) return null;
    throw error;
  }
}

/** Claims a refund for this process; undefined if another process was faster. */
async function claimRefund(db: Kysely<Database>, due: Due, until: number): Promise<RefundRow | undefined> {
  const { id, state, next_try_at } = due;
  const restarted = { id: newRefundId(), state: 'waiting', gateway_refund_id: null } as const;
  return db
    .updateTable('refunds')
    .set((refund) => ({
      next_try_at: until,
      tries: refund('tries', '+', 1),
      ...(state === 'failed' ? restarted : {}),
    }))
    .where('id', '=', id)
    .where('state', '=', state)
    .where('next_try_at', '=', next_try_at)
    .returningAll()
    .executeTakeFirst();
}
