import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { readOrderDocument } from './order-repository.ts';

/** What an order holds while it waits for its payment. */
export interface OwnHold {
  /** Number of the order: its coupon and gift coupon are used in its name. */
  number: string;
  /** Pieces by SKU. */
  skus: ReadonlyMap<string, number>;
  /** Paise by the card's id. */
  giftCards: ReadonlyMap<string, number>;
}

/**
 * What the open order of a basket holds; null where there is none. To the basket that it was placed from none of it is
 * gone: the shopper may go back, change the cart and order again.
 */
export async function ownHold(db: Kysely<Database>, basketGuid: string): Promise<OwnHold | null> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_number', 'orders.number')
    .select(['orders.number', 'orders.document', 'order_lines.sku', 'order_lines.quantity'])
    .where('orders.basket_guid', '=', basketGuid)
    .where('orders.hold_expires_at', 'is not', null)
    .execute();
  const [first] = rows;
  if (!first) return null;
  return {
    number: first.number,
    skus: new Map(rows.map(({ sku, quantity }) => [sku, quantity])),
    giftCards: new Map(readOrderDocument(first).giftCards.map(({ id, amount }) => [id, amount])),
  };
}

/** What is on a gift card, and what the own open order takes off it, in paise. */
export function balanceWith(own: OwnHold | null, { id, balance }: { id: string; balance: number }): number {
  return balance + (own?.giftCards.get(id) ?? 0);
}

/** The pieces of a SKU that a basket could have: those on the shelf, and those that its own open order holds. */
export function stockWith(own: OwnHold | null, sku: string, onShelf: number): number {
  return Math.max(0, onShelf) + (own?.skus.get(sku) ?? 0);
}
