import type { Kysely } from 'kysely';
import { findBasket } from '../../baskets/basket-store.ts';
import { noSuchBasket } from '../../baskets/cart-outcome.ts';
import { takeSnapshot } from '../../baskets/line-snapshot.ts';
import { isCounted } from '../../baskets/price-basket.ts';
import { readContents } from '../../baskets/read-contents.ts';
import { type Caller, type Outcome, succeed } from '../../call-handler.ts';
import type { Database } from '../../db/schema.ts';
import type { KindOfGoods } from '../../domain/delivery/takes-cash.ts';
import { sum } from '../../domain/pricing/sum.ts';
import { noSuchProduct } from '../../refusals.ts';

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
