import type { Kysely, Transaction } from 'kysely';
import type { SavedItemWire } from '#lib/contract/calls/saved-items.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { engravingOf, engravingWire, isEngravable } from '../rules/line-engraving.ts';
import { readSnapshot, takeSnapshot } from './line-snapshot.ts';

/** The saved items of a basket, the newest first, at their current prices in paise. */
export async function readSavedLines(db: Kysely<Database>, basketGuid: string): Promise<SavedItemWire[]> {
  const rows = await db
    .selectFrom('saved_lines')
    .leftJoin('skus', 'skus.sku', 'saved_lines.sku')
    .leftJoin('products', (join) => join.onRef('products.code', '=', 'skus.product_code').on('products.hidden', '=', 0))
    .select(['saved_lines.id', 'saved_lines.sku', 'saved_lines.quantity', 'saved_lines.unit_price'])
    .select([
      'saved_lines.snapshot',
      'saved_lines.engraving',
      'skus.price',
      'skus.mrp',
      'skus.quantity as stock',
      'skus.size_name',
    ])
    .select(['products.slug', 'products.document'])
    .where('basket_guid', '=', basketGuid)
    .orderBy('saved_at', 'desc')
    .orderBy('saved_lines.sku')
    .orderBy('saved_lines.engraving')
    .execute();
  return rows.map((row) => {
    const { id, sku, quantity, unit_price, snapshot, price, mrp, stock, size_name, slug, document, engraving } = row;
    const isWithdrawn = slug === null || document === null || mrp === null;
    const shown = isWithdrawn ? readSnapshot(snapshot) : takeSnapshot({ document, slug, sizeName: size_name, mrp });
    return {
      SavedId: id,
      SKU: sku,
      ProductCode: shown.productCode,
      ProductTitle: shown.title,
      BrandName: shown.brand,
      ColorName: shown.colour,
      SizeName: shown.sizeName,
      Quantity: quantity,
      UnitPrice: price ?? unit_price,
      ...engravingWire(engravingOf(engraving, shown.engravingTerms)),
      StoreQuantity: isWithdrawn || !isEngravable(engraving, shown.engravingTerms) ? 0 : (stock ?? 0),
      Withdrawn: isWithdrawn,
      ThumbnailImageUrl: shown.thumbnail,
      ProductUrl: shown.slug,
    };
  });
}

/**
 * Takes a line out of a locked basket and saves it. Returns `full` if `max` items are saved already, and `not-found` for a
 * line that the basket does not have.
 */
export async function saveLine(
  transaction: Transaction<Database>,
  basketGuid: string,
  lineId: string,
  { max, now }: { max: number; now: number },
): Promise<'saved' | 'full' | 'not-found'> {
  const line = await transaction
    .deleteFrom('basket_lines')
    .where('basket_guid', '=', basketGuid)
    .where('id', '=', lineId)
    .returning(['sku', 'engraving', 'quantity', 'unit_price', 'snapshot'])
    .executeTakeFirst();
  if (!line) return 'not-found';
  const saved = await transaction
    .selectFrom('saved_lines')
    .select(['sku', 'engraving', 'saved_at'])
    .where('basket_guid', '=', basketGuid)
    .execute();
  const isSaved = saved.some(({ sku, engraving }) => sku === line.sku && engraving === line.engraving);
  if (saved.length >= max && !isSaved) return 'full';
  // The values must rise strictly, so that items saved within a millisecond keep their order.
  const saved_at = Math.max(now, ...saved.map((other) => other.saved_at + 1));
  await transaction
    .insertInto('saved_lines')
    .values({ id: newId(), basket_guid: basketGuid, ...line, saved_at })
    .onConflict((conflict) => conflict.columns(['basket_guid', 'sku', 'engraving']).doUpdateSet({ ...line, saved_at }))
    .execute();
  return 'saved';
}

/** Removes a saved item of a locked basket and returns it; undefined if there is none. */
export async function takeSavedLine(
  transaction: Transaction<Database>,
  basketGuid: string,
  savedId: string,
): Promise<{ sku: string; engraving: string; quantity: number } | undefined> {
  return transaction
    .deleteFrom('saved_lines')
    .where('basket_guid', '=', basketGuid)
    .where('id', '=', savedId)
    .returning(['sku', 'engraving', 'quantity'])
    .executeTakeFirst();
}

/** Moves the saved items of one basket to another, which keeps its own of the same SKU and engraving. */
export async function moveSavedLines(
  transaction: Transaction<Database>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await transaction
    .updateTable('saved_lines')
    .set({ basket_guid: to })
    .where('basket_guid', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('saved_lines as own')
            .select('own.id')
            .where('own.basket_guid', '=', to)
            .whereRef('own.sku', '=', 'saved_lines.sku')
            .whereRef('own.engraving', '=', 'saved_lines.engraving'),
        ),
      ),
    )
    .execute();
}
