import type { Transaction } from 'kysely';
import type { ShortfallReason } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import type { CartLimits } from '../../core/site-options.ts';
import type { OrderLine } from '../../orders/order-repository.ts';
import { raiseLineQuantity } from './raise-line-quantity.ts';

/** A line of an order of which the basket has fewer items than were ordered. */
interface LineShortfall {
  line: OrderLine;
  /** How many the basket has. */
  quantity: number;
  reason: ShortfallReason;
}

/**
 * Raises the lines of a locked basket to the quantities of an order, as far as stock and limits allow; no line is ever
 * lowered. Returns what the basket lacks afterwards.
 */
export async function putOrderAgain(
  transaction: Transaction<Database>,
  basketGuid: string,
  lines: readonly OrderLine[],
  context: { limits: CartLimits; now: number },
): Promise<LineShortfall[]> {
  const shortfalls: LineShortfall[] = [];
  for (const line of lines) {
    const wanted = { sku: line.sku, engraving: line.document.engraving?.text ?? '', quantity: line.quantity };
    const { quantity, reason } = await raiseLineQuantity(transaction, basketGuid, wanted, context);
    if (reason) shortfalls.push({ line, quantity, reason });
  }
  return shortfalls;
}
