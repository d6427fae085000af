import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Gateway } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import type { RefundState } from './gateway.ts';

export type RefundRow = Selectable<Database['refunds']>;

/** A refund by the name that its gateway has for it; undefined where the name is not known yet, or not ours. */
export async function findRefund(
  db: Kysely<Database>,
  gateway: Gateway,
  gatewayRefundId: string,
): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .where('payments.gateway', '=', gateway)
    .where('refunds.gateway_refund_id', '=', gatewayRefundId)
    .executeTakeFirst();
}

interface RefundUpdate {
  state: RefundState;
  /** Null while the gateway has named none. */
  gatewayRefundId: string | null;
  /** When it is asked for where it is on its way; epoch milliseconds, as `now`. */
  nextTryAt: number;
  now: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** How often one that failed is sent once more, a day later each time; then only somebody can send it. */
const MORE_TRIES = 7;

/** Writes down how a refund stands; false where it was done before, or is told to have failed once more. */
export async function recordRefundUpdate(
  db: Kysely<Database> | Transaction<Database>,
  id: string,
  { state, gatewayRefundId, nextTryAt, now }: RefundUpdate,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set((refund) => ({
      state,
      ...(gatewayRefundId === null ? {} : { gateway_refund_id: gatewayRefundId }),
      ...(state === 'sent' ? { next_try_at: nextTryAt } : {}),
      ...(state === 'processed' ? { next_try_at: null, processed_at: now } : {}),
      ...(state === 'failed'
        ? {
            failures: refund('failures', '+', 1),
            next_try_at: refund
              .case()
              .when('failures', '<', MORE_TRIES)
              .then(now + DAY_MS)
              .else(null)
              .end(),
          }
        : {}),
    }))
    .where('id', '=', id)
    .where('state', 'in', state === 'processed' ? ['waiting', 'sent', 'failed'] : ['waiting', 'sent'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
