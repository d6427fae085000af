import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Gateway } from '#lib/contract/index.ts';
import type { Database } from '../db/schema.ts';
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

interface RefundNews {
  state: RefundState;
  /** Null while the gateway has named none. */
  gatewayRefundId: string | null;
  /** When it is asked for where it is not done; epoch milliseconds, as `now`. */
  nextTryAt: number;
  now: number;
}

/** Writes down how a refund stands; false where it was done or had failed before, which nothing changes any more. */
export async function countRefund(
  db: Kysely<Database> | Transaction<Database>,
  id: string,
  { state, gatewayRefundId, nextTryAt, now }: RefundNews,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({
      state,
      ...(gatewayRefundId === null ? {} : { gateway_refund_id: gatewayRefundId }),
      next_try_at: state === 'sent' ? nextTryAt : null,
      ...(state === 'processed' ? { processed_at: now } : {}),
    })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sent'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
