import type { Transaction } from 'kysely';
import { announceProducts } from '../../catalogue/announce-products.ts';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { type Outcome, succeed } from '../../core/outcome.ts';
import { withoutBuyer } from '../erasure/erase-buyer.ts';
import { eraseEngravings } from '../erasure/erase-engravings.ts';
import { readOrderedSkus } from '../holds/holdings.ts';
import { releaseStock } from '../holds/stock.ts';
import { lockOrder } from '../lock-orders.ts';
import { notAllowedNow } from '../not-allowed.ts';
import type { EventActor } from '../order-events.ts';
import { type OrderRow, readOrderDocument } from '../order-repository.ts';
import { paymentStateOf } from '../wire/order-wire.ts';
import { eraseEndedReturns } from './erase-returns.ts';
import { CANCEL_REASONS_BY_STEP } from './failed-exchange-reason.ts';
import { moveReturn } from './move-return.ts';
import { type PayoutContext, refundReturnValue } from './refund-return-value.ts';
import { enqueueReturnMail } from './return-mails.ts';
import type { LockedReturn, ReturnRow } from './return-repository.ts';

interface Ending {
  move: keyof typeof CANCEL_REASONS_BY_STEP;
  actor: EventActor;
  /** The order desk's reason; shown to the shopper. */
  reason?: string;
}

/**
 * Ends a locked exchange whose difference is not paid: its reserved stock is released, and the value of the returned
 * goods is refunded. On a refusal, which the caller rolls back: NotAllowedNow if it is not waiting for its difference
 * or its gateway has not yet confirmed whether it is paid, or as {@link refundReturnValue} refuses.
 */
export async function endExchange(
  transaction: Transaction<Database>,
  locked: LockedReturn,
  { move, actor, reason = '' }: Ending,
  context: PayoutContext & Pick<CoreContext, 'secret'>,
): Promise<Outcome<ReturnRow>> {
  const { row, order } = locked;
  const { now } = context;
  const replacementOrder = await lockOrder(transaction, row.replacement_order ?? '');
  if (replacementOrder?.state !== 'payment-pending') return notAllowedNow('step');
  if ((await paymentStateOf(transaction, replacementOrder)) === 'checking') return notAllowedNow('being-paid');
  const change = reason === '' ? {} : { storeNote: reason };
  const moved = await moveReturn(transaction, locked, { move, actor, change, now });
  if (!moved) return notAllowedNow('step');
  const backInStock = await cancel(transaction, replacementOrder, { reason: CANCEL_REASONS_BY_STEP[move], now });
  const refund = await refundReturnValue(transaction, locked, row.amount, context);
  if (refund.code !== 'Success') return refund;
  await enqueueReturnMail(transaction, row.number, 'return-refunded', context);
  await eraseEndedReturns(transaction, order.number);
  await announceProducts(transaction, backInStock, now);
  return succeed(moved.row);
}

/** Cancels the replacement order, which reserves only stock. Returns the products that are back in stock. */
async function cancel(
  transaction: Transaction<Database>,
  order: OrderRow,
  { reason, now }: { reason: string; now: number },
): Promise<string[]> {
  const { number } = order;
  const over = { state: 'cancelled', hold: 'released', hold_expires_at: null } as const;
  await transaction
    .updateTable('orders')
    .set({ ...over, cancelled_at: now, cancel_reason: reason })
    // Nobody’s any more where the account is gone.
    .set(order.customer_id === null ? { document: JSON.stringify(withoutBuyer(readOrderDocument(order))) } : {})
    .where('number', '=', number)
    .execute();
  if (order.customer_id === null) await eraseEngravings(transaction, { number, state: 'cancelled' });
  return releaseStock(transaction, { number, items: await readOrderedSkus(transaction, number), now });
}
