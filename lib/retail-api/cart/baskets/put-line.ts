import type { Transaction } from 'kysely';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome } from '../../core/outcome.ts';
import { noSuchProduct } from '../../core/refusals.ts';
import type { CartLimits } from '../../core/site-options.ts';
import { readBasketHold, stockWith } from '../../orders/holds/basket-hold.ts';
import { decideQuantity } from '../rules/quantity-rule.ts';
import { takeSnapshot } from './line-snapshot.ts';

/** Adds a quantity of a SKU to a locked basket, on its line or on a new one. Returns null on success. */
export async function addQuantity(
  transaction: Transaction<Database>,
  basketGuid: string,
  added: { sku: string; units: number; limits: CartLimits; now: number },
): Promise<Outcome<never> | null> {
  const { sku, units, limits, now } = added;
  const sold = await transaction
    .selectFrom('skus')
    .innerJoin('products', 'products.code', 'skus.product_code')
    .select(['skus.quantity', 'skus.price', 'skus.mrp', 'skus.size_name', 'products.slug', 'products.document'])
    .where('skus.sku', '=', sku)
    .executeTakeFirst();
  if (!sold) return noSuchProduct();
  const lines = await transaction
    .selectFrom('basket_lines')
    .select(['id', 'sku', 'quantity', 'added_at'])
    .where('basket_guid', '=', basketGuid)
    .execute();
  const line = lines.find((candidate) => candidate.sku === sku);
  const decision = decideQuantity((line?.quantity ?? 0) + units, {
    stock: stockWith(await readBasketHold(transaction, basketGuid), sku, sold.quantity),
    limit: limits.quantity,
  });
  if (decision.kind === 'sold-out') return fail('OutOfStock');
  if (decision.kind === 'too-many') return fail('QuantityLimit', undefined, { Maximum: decision.maximum });
  if (line) {
    await setQuantity(transaction, line.id, decision.quantity, sold.price);
    return null;
  }
  if (lines.length >= limits.lines) return fail('CartFull');
  const { document, slug, mrp, size_name: sizeName } = sold;
  await transaction
    .insertInto('basket_lines')
    .values({
      id: newId(),
      basket_guid: basketGuid,
      sku,
      quantity: decision.quantity,
      unit_price: sold.price,
      snapshot: JSON.stringify(takeSnapshot({ document, slug, sizeName, mrp })),
      // The values must rise strictly, so that lines added within a millisecond keep their order.
      added_at: Math.max(now, ...lines.map((other) => other.added_at + 1)),
    })
    .execute();
  return null;
}

/** Sets the absolute quantity of a line of a locked basket. Returns null on success. */
export async function setLineQuantity(
  transaction: Transaction<Database>,
  line: Pick<Database['basket_lines'], 'id' | 'sku' | 'basket_guid'>,
  wanted: number,
  limits: CartLimits,
): Promise<Outcome<never> | null> {
  const sold = await transaction
    .selectFrom('skus')
    .select(['quantity', 'price'])
    .where('sku', '=', line.sku)
    .executeTakeFirst();
  if (!sold) return fail('OutOfStock');
  const stock = stockWith(await readBasketHold(transaction, line.basket_guid), line.sku, sold.quantity);
  const decision = decideQuantity(wanted, { stock, limit: limits.quantity });
  if (decision.kind === 'sold-out') return fail('OutOfStock');
  if (decision.kind === 'too-many') return fail('QuantityLimit', undefined, { Maximum: decision.maximum });
  await setQuantity(transaction, line.id, decision.quantity, sold.price);
  return null;
}

/**
 * Sets quantity and price: a shopper who changes a line has seen its current price, so an earlier price change is
 * no longer reported.
 */
async function setQuantity(
  transaction: Transaction<Database>,
  id: string,
  quantity: number,
  price: number,
): Promise<void> {
  await transaction.updateTable('basket_lines').set({ quantity, unit_price: price }).where('id', '=', id).execute();
}
