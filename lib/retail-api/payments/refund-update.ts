import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Gateway } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import type { Database } from '../core/db/schema.ts';
import type { RefundState } from './gateway.ts';
import { emitGatewayRefund } from './payment-webhooks.ts';
import { forgetSums } from './settlements/kept-sums.ts';

export type RefundRow = Selectable<Database['refunds']>;

/** Finds a refund by its id at the gateway; undefined if the id is not known yet, or not ours. */
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
  /** Null until the gateway has assigned one. */
  gatewayRefundId: string | null;
  /** When the refund is queried if it is still in progress; epoch milliseconds, like `now`. */
  nextTryAt: number;
  now: number;
}

/** How often a failed refund is sent again, a day later each time; after that it has to be sent by hand. */
const MAX_RETRIES = 7;

/** Records the state of a refund; false if it was already processed, or if its failure was already recorded. */
export async function recordRefundUpdate(
  transaction: Transaction<Database>,
  id: string,
  { state, gatewayRefundId, nextTryAt, now }: RefundUpdate,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
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
              .when('failures', '<', MAX_RETRIES)
              .then(now + DAY_MS)
              .else(null)
              .end(),
          }
        : {}),
    }))
    .where('id', '=', id)
    .where('state', 'in', state === 'processed' ? ['waiting', 'sent', 'failed'] : ['waiting', 'sent'])
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await forgetSums(transaction, [gatewayRefundId]);
  if (state === 'processed') await emitGatewayRefund(transaction, 'refund.processed', id, now);
  return true;
}
