import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { readOrderDocument } from '../order-repository.ts';
import { addUpBySku } from './stock.ts';

/** What an unpaid order holds. */
export interface BasketHold {
  /** Number of the order: its coupon and gift coupon are redeemed in its name. */
  number: string;
  /** Quantity by SKU that it holds online; none if it is collected from a store. */
  skus: ReadonlyMap<string, number>;
  /** Paise by gift card id. */
  giftCards: ReadonlyMap<string, number>;
}

/**
 * What the open order of a basket holds; null if there is none. It stays available to the basket it was placed from:
 * the shopper may go back, change the cart and order again.
 */
export async function readBasketHold(db: Kysely<Database>, basketGuid: string): Promise<BasketHold | null> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_number', 'orders.number')
    .select(['orders.number', 'orders.document', 'order_lines.sku', 'order_lines.quantity'])
    .where('orders.basket_guid', '=', basketGuid)
    .where('orders.hold_expires_at', 'is not', null)
    .execute();
  const [first] = rows;
  if (!first) return null;
  const { collect, giftCards } = readOrderDocument(first);
  const online = collect ? [] : addUpBySku(rows);
  return {
    number: first.number,
    skus: new Map(online.map(({ sku, quantity }) => [sku, quantity])),
    giftCards: new Map(giftCards.map(({ id, amount }) => [id, amount])),
  };
}

/** The balance of a gift card including what the basket's own open order reserves, in paise. */
export function balanceWith(own: BasketHold | null, { id, balance }: { id: string; balance: number }): number {
  return balance + (own?.giftCards.get(id) ?? 0);
}

/** The available quantity of an SKU for a basket: its stock, and what the basket's own open order holds. */
export function stockForBasket(own: BasketHold | null, sku: string, onShelf: number): number {
  return Math.max(0, onShelf) + (own?.skus.get(sku) ?? 0);
}
