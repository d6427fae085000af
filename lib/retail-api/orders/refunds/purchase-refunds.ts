import type { Kysely } from 'kysely';
import type { OrderRefundState, RefundMethod } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { inRefundOrder } from '../rules/split-order-refund.ts';
import type { OrderRefundDocument } from './order-refund-document.ts';

/** A refund of a purchase with its current state. */
export interface PurchaseRefund {
  /** For a gateway's part, the id of its refund. */
  id: string;
  method: RefundMethod;
  /** The gateway, or the last digits of the gift card or account. */
  name: string;
  /** Paise. */
  amount: number;
  state: OrderRefundState;
  /** Start of the state in epoch milliseconds. */
  at: number;
  /** Reference: the number of a return, or of a cancellation. */
  reference: string;
  /** Reference number of the transfer, or of the refund at the gateway; empty until known. */
  sentAs: string;
  /** When its gateway is asked again, in epoch milliseconds; null once it is done, and for all other methods. */
  nextTryAt: number | null;
}

/** Refunds of orders by order number, oldest first; an order without any has no entry. */
export async function readPurchaseRefunds(
  db: Kysely<Database>,
  numbers: readonly string[],
): Promise<Map<string, PurchaseRefund[]>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_refunds')
    .leftJoin('refunds', (join) =>
      join
        .onRef('refunds.payment_id', '=', 'order_refunds.target')
        .onRef('refunds.reason', '=', 'order_refunds.reference')
        .on('order_refunds.method', '=', 'gateway'),
    )
    .selectAll('order_refunds')
    .select([
      ...(['refunds.id as refund_id', 'refunds.state as refund_state', 'refunds.processed_at'] as const),
      ...(['refunds.gateway_refund_id', 'refunds.next_try_at'] as const),
    ])
    .where('order_refunds.order_number', 'in', numbers)
    .execute();
  const byOrder = Map.groupBy(inRefundOrder(rows), ({ order_number }) => order_number);
  return new Map(
    [...byOrder].map(([number, own]) => [
      number,
      own.map(({ method, amount, reference, document, ...row }) => {
        const { name, sentAs = '' }: OrderRefundDocument = JSON.parse(document);
        const doneAt = row.processed_at ?? row.done_at;
        return {
          id: row.refund_id ?? row.id,
          method,
          name,
          amount,
          reference,
          state: stateOf(row),
          at: doneAt ?? row.created_at,
          sentAs: row.gateway_refund_id ?? sentAs,
          nextTryAt: row.next_try_at,
        };
      }),
    ]),
  );
}

interface RefundStatus {
  state: OrderRefundState;
  refund_state: Database['refunds']['state'] | null;
}

/** A gateway's part has the state of its refund. */
function stateOf({ state, refund_state }: RefundStatus): OrderRefundState {
  if (refund_state === null) return state;
  if (refund_state === 'processed') return 'done';
  return refund_state === 'failed' ? 'failed' : 'waiting';
}
