import type { NotAllowedReason, ReturnReason } from '#lib/contract/index.ts';
import { STORE_FAULTS } from '#lib/contract/index.ts';
import { type ReturnedGoods, returnTerms, returnUntil } from './return-windows.ts';

/** A line of an order as far as it decides what may be sent back. */
export interface DeliveredLine {
  goods: ReturnedGoods;
  quantity: number;
  cancelled: number;
  /** Pieces that are coming back or have come back. */
  returned: number;
}

/** What of a line may be sent back. */
export interface Returnable {
  /** Pieces, now. */
  quantity: number;
  /** Epoch milliseconds; null where its kind of goods is never taken back, or it has not been delivered. */
  until: number | null;
  /** Whether only where the store is at fault. */
  faultsOnly: boolean;
}

/** What of a line may be sent back at `now`; `deliveredAt` is null until it was delivered. Both in epoch milliseconds. */
export function returnable(line: DeliveredLine, deliveredAt: number | null, now: number): Returnable {
  const terms = returnTerms(line.goods);
  const until = terms && deliveredAt !== null ? returnUntil(deliveredAt, terms) : null;
  const quantity = until !== null && now <= until ? Math.max(0, line.quantity - line.cancelled - line.returned) : 0;
  return { quantity, until, faultsOnly: terms?.faultsOnly ?? false };
}

interface Asked {
  quantity: number;
  reason: ReturnReason;
}

/** Why pieces of a delivered line may not come back; null where they may. */
export function returnRejection(
  line: DeliveredLine,
  { quantity, reason }: Asked,
  { deliveredAt, now }: { deliveredAt: number; now: number },
): NotAllowedReason | null {
  const { quantity: left, until, faultsOnly } = returnable(line, deliveredAt, now);
  if (until === null || (faultsOnly && !STORE_FAULTS.includes(reason))) return 'not-taken-back';
  if (now > until) return 'window-over';
  return quantity > left ? 'nothing-left' : null;
}
