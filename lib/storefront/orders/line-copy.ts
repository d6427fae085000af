import { formatNearDate } from '#lib/shared/dates.ts';
import type { Order, OrderLine } from './types.ts';

/** A line's quantity, and how much of it was cancelled or returned: `Quantity 2`, `1 cancelled`. */
export function quantityTexts({
  quantity,
  cancelled,
  returned,
}: Pick<OrderLine, 'quantity' | 'cancelled' | 'returned'>) {
  const of = (count: number, word: string) => (quantity === 1 ? word : `${count} of ${quantity} ${word.toLowerCase()}`);
  return [
    `Quantity ${quantity}`,
    ...(cancelled > 0 ? [of(cancelled, 'Cancelled')] : []),
    ...(returned > 0 ? [of(returned, 'Returned or being returned')] : []),
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
  if (returnUntil === null) return 'Cannot be returned';
  const day = formatNearDate(returnUntil, now);
  if (returnable === 0) return `${taken.return ? 'Return' : 'Exchange'} window closed on ${day}`;
  const until = `${taken.return ? 'Return' : 'Exchange'} until ${day}`;
  return faultsOnly ? `${until}, if it is damaged or not what you ordered` : until;
}
