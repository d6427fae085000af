import type { Kysely } from 'kysely';
import { findBasket } from '../../cart/baskets/basket-store.ts';
import { noSuchBasket } from '../../cart/baskets/cart-outcome.ts';
import { takeSnapshot } from '../../cart/baskets/line-snapshot.ts';
import { isCounted } from '../../cart/baskets/price-basket.ts';
import { readContents } from '../../cart/baskets/read-contents.ts';
import type { KindOfGoods } from '../../cart/delivery/takes-cash.ts';
import { sum } from '../../cart/pricing/sum.ts';
import { type Caller, type Outcome, succeed } from '../../core/call-handler.ts';
import type { Database } from '../../core/db/schema.ts';
import { noSuchProduct } from '../../core/refusals.ts';

/** What is to be delivered, as far as the door asks. */
interface Goods {
  /** Paise; null where it is not known what. */
  price: number | null;
  kinds: KindOfGoods[];
}

interface Asked {
  ProductCode?: string | undefined;
  BasketGUID: string;
}

/** The goods that a delivery is asked about: a basket's at full price, otherwise a product in its cheapest size, otherwise none. */
export async function goodsOf(db: Kysely<Database>, asked: Asked, caller: Caller): Promise<Outcome<Goods>> {
  if (asked.BasketGUID !== '') return goodsOfBasket(db, asked.BasketGUID, caller);
  if (asked.ProductCode !== undefined) return goodsOfProduct(db, asked.ProductCode);
  return succeed({ price: null, kinds: [] });
}

async function goodsOfBasket(db: Kysely<Database>, guid: string, caller: Caller): Promise<Outcome<Goods>> {
  const basket = await findBasket(db, guid, caller);
  if (!basket) return noSuchBasket();
  const { lines } = await readContents(db, basket.guid);
  const kinds = lines.filter(isCounted);
  return succeed({ price: sum(kinds.map(({ unitPrice, quantity }) => unitPrice * quantity)), kinds });
}

async function goodsOfProduct(db: Kysely<Database>, code: string): Promise<Outcome<Goods>> {
  const cheapest = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.code', 'skus.product_code')
    .select(['skus.price', 'skus.mrp', 'skus.size_name as sizeName', 'products.slug', 'products.document'])
    .where('products.code', '=', code.toUpperCase())
    .orderBy('skus.price')
    .limit(1)
    .executeTakeFirst();
  return cheapest ? succeed({ price: cheapest.price, kinds: [takeSnapshot(cheapest)] }) : noSuchProduct();
}
