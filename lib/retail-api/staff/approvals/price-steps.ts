import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { type calls, paiseOf } from '#lib/contract/index.ts';
import { HOUR_MS } from '#lib/shared/durations.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { USUAL_PRICE_HOURS } from '#lib/shared/shop-rules.ts';
import { largestJump, type NewPrice } from '../../catalogue/prices/largest-jump.ts';
import type { Database } from '../../core/db/schema.ts';

type PriceFields = z.output<typeof calls.savePrices.request>;
type ProductFields = z.output<typeof calls.saveProducts.request>;

/** From when steps of a price or a rate count together, in epoch milliseconds. */
export function stepsSince(now: number): number {
  return now - (shopProfile().approvals?.priceHours ?? USUAL_PRICE_HOURS) * HOUR_MS;
}

/** Whether prices that are each near the one before have moved too far from what the goods cost some hours ago. */
export function movesPrices(db: Kysely<Database>, { Rows }: PriceFields, now: number): Promise<boolean> {
  return isFarFromBefore(
    db,
    Rows.map(({ Id, Price }) => ({ id: Id, price: Price })),
    now,
  );
}

/** The same for the prices of products. */
export function movesProducts(db: Kysely<Database>, fields: ProductFields, now: number): Promise<boolean> {
  return isFarFromBefore(db, newPricesOf(fields), now);
}

/** The prices that saved products would have: of each size, or of the product where no size has one. */
export function newPricesOf({ Rows }: ProductFields): NewPrice[] {
  return Rows.filter(({ Action }) => Action === 'save').flatMap(({ ProductCode: id, Product }): NewPrice[] => {
    const common = rupeesIn(Product);
    const sizes = Array.isArray(Product.Skus) ? Product.Skus : [];
    const own = sizes.flatMap((size: unknown) => {
      const [sku, price] = [textIn(size, 'SKU'), rupeesIn(size) ?? common];
      return sku === '' || price === undefined ? [] : [{ id, sku, price }];
    });
    return own.length > 0 || common === undefined ? own : [{ id, price: common }];
  });
}

async function isFarFromBefore(db: Kysely<Database>, prices: readonly NewPrice[], now: number): Promise<boolean> {
  const limit = shopProfile().approvals?.priceJump;
  return limit !== undefined && (await largestJump(db, prices, stepsSince(now))) > limit * 100;
}

function rupeesIn(fields: unknown): number | undefined {
  const price = (fields as { Price?: unknown } | null)?.Price;
  return typeof price === 'number' ? paiseOf(price) : undefined;
}

function textIn(fields: unknown, name: string): string {
  const value = (fields as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value : '';
}
