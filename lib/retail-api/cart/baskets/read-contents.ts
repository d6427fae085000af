import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { type BasketHold, readBasketHold, stockForBasket } from '../../orders/holds/basket-hold.ts';
import type { CartLine } from '../rules/cart-line.ts';
import { engravingOf, isEngravable, unitsOnOtherLines } from '../rules/line-engraving.ts';
import { readSnapshot, takeSnapshot } from './line-snapshot.ts';

/**
 * The current lines of a basket, oldest first. A line whose product has left the catalogue stays with the data and
 * price from when it was added, and without stock. `own`: what the open order of this basket reserves.
 */
async function readLines(db: Kysely<Database>, basketGuid: string, own: BasketHold | null): Promise<CartLine[]> {
  const rows = await db
    .selectFrom('basket_lines')
    .leftJoin('skus', 'skus.sku', 'basket_lines.sku')
    .leftJoin('products', (join) => join.onRef('products.code', '=', 'skus.product_code').on('products.hidden', '=', 0))
    .select([
      'basket_lines.id',
      'basket_lines.sku',
      'basket_lines.quantity',
      'basket_lines.unit_price',
      'basket_lines.snapshot',
      'basket_lines.offer_id as chosenOffer',
      'basket_lines.engraving',
      'skus.price',
      'skus.mrp',
      'skus.quantity as stock',
      'skus.size_name',
      'products.slug',
      'products.document',
    ])
    .where('basket_lines.basket_guid', '=', basketGuid)
    .orderBy('basket_lines.added_at')
    .orderBy('basket_lines.sku')
    .orderBy('basket_lines.engraving')
    .execute();
  return rows.map((row) => {
    const { price, mrp, stock, slug, document, size_name: sizeName, unit_price: addedPrice } = row;
    const { id, sku, quantity, chosenOffer } = row;
    const line = { id, sku, quantity, addedPrice, chosenOffer };
    if (price === null || mrp === null || stock === null || slug === null || document === null) {
      const shown = readSnapshot(row.snapshot);
      const engraving = engravingOf(row.engraving, shown.engravingTerms);
      return { ...line, ...shown, engraving, unitPrice: addedPrice, stock: 0, isWithdrawn: true };
    }
    const shown = takeSnapshot({ document, slug, sizeName, mrp });
    const left = stockForBasket(own, sku, stock) - unitsOnOtherLines(rows, row);
    return {
      ...line,
      ...shown,
      engraving: engravingOf(row.engraving, shown.engravingTerms),
      unitPrice: price,
      stock: isEngravable(row.engraving, shown.engravingTerms) ? Math.max(0, left) : 0,
      isWithdrawn: false,
    };
  });
}

/** The current contents of a basket and of its open order. */
export interface BasketContents {
  guid: string;
  /** Oldest first; their stock includes what the basket's open order reserves. */
  lines: readonly CartLine[];
  own: BasketHold | null;
}

/** Reads what is needed to show and to price a basket. */
export async function readContents(db: Kysely<Database>, guid: string): Promise<BasketContents> {
  const own = await readBasketHold(db, guid);
  return { guid, own, lines: await readLines(db, guid, own) };
}
