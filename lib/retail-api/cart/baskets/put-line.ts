import type { Transaction } from 'kysely';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome } from '../../core/outcome.ts';
import { invalidField, noSuchProduct } from '../../core/refusals.ts';
import type { CartLimits } from '../../core/site-options.ts';
import { readBasketHold, stockForBasket } from '../../orders/holds/basket-hold.ts';
import { isEngravable, unitsOnOtherLines } from '../rules/line-engraving.ts';
import { decideQuantity } from '../rules/quantity-rule.ts';
import { takeSnapshot } from './line-snapshot.ts';

/** Items to put into a basket; `engraving` is a cleaned text, empty for none. */
interface AddedItems {
  sku: string;
  engraving: string;
  units: number;
  limits: CartLimits;
  /** Epoch milliseconds. */
  now: number;
}

/** Adds a quantity of a SKU to a locked basket, on its line or on a new one. Returns null on success. */
export async function addQuantity(
  transaction: Transaction<Database>,
  basketGuid: string,
  { sku, engraving, units, limits, now }: AddedItems,
): Promise<Outcome<never> | null> {
  const sold = await readSold(transaction, sku);
  if (!sold) return noSuchProduct();
  const snapshot = takeSnapshot(sold);
  if (!isEngravable(engraving, snapshot.engravingTerms)) return notEngravable();
  const lines = await transaction
    .selectFrom('basket_lines')
    .select(['id', 'sku', 'engraving', 'quantity', 'added_at'])
    .where('basket_guid', '=', basketGuid)
    .execute();
  const line = lines.find((candidate) => candidate.sku === sku && candidate.engraving === engraving);
  const decision = decideQuantity((line?.quantity ?? 0) + units, {
    stock: stockForBasket(await readBasketHold(transaction, basketGuid), sku, sold.quantity),
    limit: limits.quantity,
    others: unitsOnOtherLines(lines, { id: line?.id ?? '', sku }),
  });
  if (decision.kind === 'sold-out') return fail('OutOfStock');
  if (decision.kind === 'too-many') return fail('QuantityLimit', undefined, { Maximum: decision.maximum });
  if (line) {
    await setQuantity(transaction, line.id, decision.quantity, sold.price);
    return null;
  }
  if (lines.length >= limits.lines) return fail('CartFull');
  await transaction
    .insertInto('basket_lines')
    .values({
      id: newId(),
      basket_guid: basketGuid,
      sku,
      engraving,
      quantity: decision.quantity,
      unit_price: sold.price,
      snapshot: JSON.stringify(snapshot),
      // The values must rise strictly, so that lines added within a millisecond keep their order.
      added_at: Math.max(now, ...lines.map((other) => other.added_at + 1)),
    })
    .execute();
  return null;
}

/** A line to change: its absolute quantity, and the cleaned text to engrave, if that changes. */
interface ChangedLine {
  line: Pick<Database['basket_lines'], 'id' | 'sku' | 'basket_guid'> & { engraving: string };
  quantity: number;
  engraving?: string | undefined;
}

/**
 * Sets the absolute quantity of a line of a locked basket, and its engraving. A line that becomes equal to another one
 * takes its items over. Returns null on success.
 */
export async function setLine(
  transaction: Transaction<Database>,
  { line, quantity, engraving = line.engraving }: ChangedLine,
  limits: CartLimits,
): Promise<Outcome<never> | null> {
  const { id, sku, basket_guid: basketGuid } = line;
  const sold = await readSold(transaction, sku);
  if (!sold) return fail('OutOfStock');
  const isChanged = engraving !== line.engraving;
  if (isChanged && !isEngravable(engraving, takeSnapshot(sold).engravingTerms)) return notEngravable();
  const lines = await transaction
    .selectFrom('basket_lines')
    .select(['id', 'sku', 'engraving', 'quantity'])
    .where('basket_guid', '=', basketGuid)
    .execute();
  const twin = lines.find((other) => other.id !== id && other.sku === sku && other.engraving === engraving);
  const decision = decideQuantity(quantity + (twin?.quantity ?? 0), {
    stock: stockForBasket(await readBasketHold(transaction, basketGuid), sku, sold.quantity),
    limit: limits.quantity,
    others: unitsOnOtherLines(lines, line) - (twin?.quantity ?? 0),
  });
  if (decision.kind === 'sold-out') return fail('OutOfStock');
  if (decision.kind === 'too-many') return fail('QuantityLimit', undefined, { Maximum: decision.maximum });
  if (twin) await transaction.deleteFrom('basket_lines').where('id', '=', twin.id).execute();
  if (isChanged) await transaction.updateTable('basket_lines').set({ engraving }).where('id', '=', id).execute();
  await setQuantity(transaction, id, decision.quantity, sold.price);
  return null;
}

async function readSold(transaction: Transaction<Database>, sku: string) {
  return transaction
    .selectFrom('skus')
    .innerJoin('products', 'products.code', 'skus.product_code')
    .select(['skus.quantity', 'skus.price', 'skus.mrp', 'skus.size_name as sizeName'])
    .select(['products.slug', 'products.document'])
    .where('skus.sku', '=', sku)
    .where('products.hidden', '=', 0)
    .executeTakeFirst();
}

/** The product takes no engraving, or not this text. */
function notEngravable(): Outcome<never> {
  return invalidField('Engraving', 'The product cannot be engraved with this text.');
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
