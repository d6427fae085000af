import type { Transaction } from 'kysely';
import type { ShortfallReason } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import type { CartLimits } from '../../core/site-options.ts';
import { sum } from '../../core/sum.ts';
import { readBasketHold, stockForBasket } from '../../orders/holds/basket-hold.ts';
import { maximumQuantity } from '../rules/quantity-rule.ts';
import { addQuantity } from './put-line.ts';

/** The quantity of a line afterwards, and why it is below the wanted one; null if it is not. */
interface RaisedLine {
  quantity: number;
  reason: ShortfallReason | null;
}

/** Why nothing could be added; a product that does not take the engraving any more is not sold like that. */
const REASONS: Partial<Record<string, ShortfallReason>> = { CartFull: 'cart-full', InvalidRequest: 'withdrawn' };

/**
 * Raises the line of a SKU with an engraving in a locked basket to a quantity, as far as stock and limits allow. A line
 * that has as many or more stays as it is.
 */
export async function raiseLineQuantity(
  transaction: Transaction<Database>,
  basketGuid: string,
  { sku, engraving, quantity }: { sku: string; engraving: string; quantity: number },
  { limits, now }: { limits: CartLimits; now: number },
): Promise<RaisedLine> {
  const { own: before, others } = await quantitiesIn(transaction, basketGuid, { sku, engraving });
  if (before >= quantity) return { quantity: before, reason: null };
  const sold = await transaction.selectFrom('skus').select('quantity').where('sku', '=', sku).executeTakeFirst();
  if (!sold) return { quantity: before, reason: 'withdrawn' };
  const stock = stockForBasket(await readBasketHold(transaction, basketGuid), sku, sold.quantity);
  const max = Math.min(quantity, Math.max(0, maximumQuantity({ stock, limit: limits.quantity }) - others));
  if (max === 0) return { quantity: before, reason: 'sold-out' };
  if (max > before) {
    const refusal = await addQuantity(transaction, basketGuid, { sku, engraving, units: max - before, limits, now });
    if (refusal) return { quantity: before, reason: REASONS[refusal.code] ?? 'sold-out' };
  }
  const after = Math.max(before, max);
  return { quantity: after, reason: after < quantity ? 'fewer' : null };
}

/** How many of a SKU a basket has with an engraving, and how many with others. */
export async function quantitiesIn(
  transaction: Transaction<Database>,
  basketGuid: string,
  { sku, engraving }: { sku: string; engraving: string },
): Promise<{ own: number; others: number }> {
  const lines = await transaction
    .selectFrom('basket_lines')
    .select(['quantity', 'engraving'])
    .where('basket_guid', '=', basketGuid)
    .where('sku', '=', sku)
    .execute();
  const own = lines.find((line) => line.engraving === engraving)?.quantity ?? 0;
  return { own, others: sum(lines.map(({ quantity }) => quantity)) - own };
}
