import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { isJump } from '../rates/merge-rates.ts';
import { regularPriceOf } from './reprice.ts';
import { readPricedSkus } from './save-prices.ts';

/** A changed product as an operator's call names it: prices in rupees, by the names of catalogue files. */
interface ChangedProduct {
  ProductCode: string;
  Product: Readonly<Record<string, unknown>>;
}

const PAISE = 100;

/** Whether changed products have a price that is further from the regular one than `percent` allows. */
export async function hasPriceJump(
  db: Kysely<Database>,
  products: readonly ChangedProduct[],
  percent: number,
): Promise<boolean> {
  const prices = products.flatMap(pricesOf);
  if (prices.length === 0) return false;
  const { skusOf } = await readPricedSkus(
    db,
    prices.map(({ id }) => id),
  );
  return prices.some(({ id, price }) => skusOf(id).some(({ state }) => isJump(regularPriceOf(state), price, percent)));
}

/** The prices of a product and of its single sizes, in paise; what is no price is refused by the call itself. */
function pricesOf({ ProductCode, Product }: ChangedProduct): { id: string; price: number }[] {
  const sizes = Array.isArray(Product.Skus) ? (Product.Skus as { SKU?: unknown; Price?: unknown }[]) : [];
  return [{ SKU: ProductCode, Price: Product.Price }, ...sizes].flatMap(({ SKU: id, Price: price }) =>
    typeof id === 'string' && typeof price === 'number' ? [{ id, price: Math.round(price * PAISE) }] : [],
  );
}
