import type { Transaction } from 'kysely';
import type { ShortfallReason } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import type { CartLimits } from '../../core/site-options.ts';
import { readBasketHold, stockWith } from '../../orders/holds/basket-hold.ts';
import { maximumQuantity } from '../rules/quantity-rule.ts';
import { addQuantity } from './put-line.ts';

/** The quantity of a line afterwards, and why it is below the wanted one; null if it is not. */
interface RaisedLine {
  quantity: number;
  reason: ShortfallReason | null;
}

/**
 * Raises the line of a SKU in a locked basket to a quantity, as far as stock and limits allow. A line that has as many
 * or more stays as it is.
 */
export async function raiseLine(
  transaction: Transaction<Database>,
  basketGuid: string,
  { sku, quantity }: { sku: string; quantity: number },
  { limits, now }: { limits: CartLimits; now: number },
): Promise<RaisedLine> {
  const before = await quantityIn(transaction, basketGuid, sku);
  if (before >= quantity) return { quantity: before, reason: null };
  const sold = await transaction.selectFrom('skus').select('quantity').where('sku', '=', sku).executeTakeFirst();
  if (!sold) return { quantity: before, reason: 'withdrawn' };
  const stock = stockWith(await readBasketHold(transaction, basketGuid), sku, sold.quantity);
  const most = Math.min(quantity, maximumQuantity({ stock, limit: limits.quantity }));
  if (most === 0) return { quantity: before, reason: 'sold-out' };
  if (most > before) {
    const refusal = await addQuantity(transaction, basketGuid, { sku, units: most - before, limits, now });
    if (refusal) return { quantity: before, reason: refusal.code === 'CartFull' ? 'cart-full' : 'sold-out' };
  }
  const after = Math.max(before, most);
  return { quantity: after, reason: after < quantity ? 'fewer' : null };
}

/** How many of a SKU a basket has. */
export async function quantityIn(transaction: Transaction<Database>, basketGuid: string, sku: string): Promise<number> {
  const line = await transaction
    .selectFrom('basket_lines')
    .select('quantity')
    .where('basket_guid', '=', basketGuid)
    .where('sku', '=', sku)
    .executeTakeFirst();
  return line?.quantity ?? 0;
}
