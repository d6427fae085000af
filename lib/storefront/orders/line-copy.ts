import { formatNearDate } from '#lib/shared/dates.ts';
import * as m from '#messages';
import type { Order, OrderLine } from './types.ts';

/** A line's quantity, and how much of it was cancelled or returned: `Quantity 2`, `1 cancelled`. */
export function quantityTexts({
  quantity,
  cancelled,
  returned,
}: Pick<OrderLine, 'quantity' | 'cancelled' | 'returned'>) {
  const isOne = quantity === 1;
  return [
    m.ordersLineQuantity({ quantity }),
    ...(cancelled > 0
      ? [isOne ? m.ordersLineCancelled() : m.ordersLineCancelledOf({ count: cancelled, quantity })]
      : []),
    ...(returned > 0 ? [isOne ? m.ordersLineReturned() : m.ordersLineReturnedOf({ count: returned, quantity })] : []),
  ];
}

type Returnable = Pick<OrderLine, 'quantity' | 'cancelled' | 'returned' | 'returnable' | 'returnUntil' | 'faultsOnly'>;

/** Whether the store accepts returns and exchanges. */
export interface ReturnFlags {
  return: boolean;
  exchange: boolean;
}

/** What the store offers for delivered items: also services and repairs. */
export interface AfterSaleFlags extends ReturnFlags {
  service: boolean;
}

/**
 * Until when a line may be returned, or why it may not; empty where nothing of it can be returned, or the store accepts
 * no returns. `now` in epoch milliseconds. `taken`: may be left out by pages that are only about one of the two.
 */
export function returnUntilText(
  line: Returnable,
  { state }: Pick<Order, 'state'>,
  now: number,
  taken: ReturnFlags = { return: true, exchange: true },
): string {
  const { quantity, cancelled, returned, returnable, returnUntil, faultsOnly } = line;
  const isOffered = taken.return || taken.exchange;
  if (!isOffered || state !== 'delivered' || quantity - cancelled - returned <= 0) return '';
  if (returnUntil === null) return m.ordersLineNoReturn();
  const day = formatNearDate(returnUntil, now);
  const values = { kind: taken.return ? 'return' : 'exchange', day };
  if (returnable === 0) return m.ordersReturnClosed(values);
  return faultsOnly ? m.ordersReturnFaultsUntil(values) : m.ordersReturnUntil(values);
}
