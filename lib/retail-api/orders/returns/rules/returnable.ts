import type { NotAllowedReason, ReturnReason } from '#lib/contract/index.ts';
import { STORE_FAULTS } from '#lib/contract/index.ts';
import { type ReturnedItem, returnTerms, returnUntil } from './return-windows.ts';

/** The facts of an order line that decide what may be returned. */
export interface DeliveredLine {
  product: ReturnedItem;
  quantity: number;
  cancelled: number;
  /** Items that are being returned or were returned. */
  returned: number;
}

/** What may be returned of a line. */
export interface Returnable {
  /** Number of items, now. */
  quantity: number;
  /** Epoch milliseconds; null if such goods can never be returned, or the line is not delivered. */
  until: number | null;
  /** Whether only if the store is at fault. */
  faultsOnly: boolean;
}

/** What may be returned of a line at `now`; `deliveredAt` is null until delivery. Both in epoch milliseconds. */
export function returnable(line: DeliveredLine, deliveredAt: number | null, now: number): Returnable {
  const terms = returnTerms(line.product);
  const until = terms && deliveredAt !== null ? returnUntil(deliveredAt, terms) : null;
  const quantity = until !== null && now <= until ? Math.max(0, line.quantity - line.cancelled - line.returned) : 0;
  return { quantity, until, faultsOnly: terms?.faultsOnly ?? false };
}

interface RequestedItems {
  quantity: number;
  reason: ReturnReason;
}

/** Why items of a delivered line may not be returned; null if they may. */
export function returnRejection(
  line: DeliveredLine,
  { quantity, reason }: RequestedItems,
  { deliveredAt, now }: { deliveredAt: number; now: number },
): NotAllowedReason | null {
  const { quantity: remaining, until, faultsOnly } = returnable(line, deliveredAt, now);
  if (until === null || (faultsOnly && !STORE_FAULTS.includes(reason))) return 'not-taken-back';
  if (now > until) return 'window-over';
  return quantity > remaining ? 'nothing-left' : null;
}
