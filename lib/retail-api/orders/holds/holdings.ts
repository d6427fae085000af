import { sql, type Transaction } from 'kysely';
import { entriesOf } from '#lib/contract/typed-keys.ts';
import { announceProducts } from '../../catalogue/announce-products.ts';
import type { Database } from '../../core/db/schema.ts';
import { lockKeys } from '../../core/limits/lock-keys.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { freeStoreStock, holdStoreStock } from '../../stores/collect/store-holds.ts';
import { type OrderRow, readOrderDocument } from '../order-repository.ts';
import { redeemDiscounts, returnDiscounts } from './redeem-discounts.ts';
import { addUpBySku, releaseStock, reserveStock, type SkuQuantity } from './stock.ts';

/** What orders hold: the keys of rows by table, in the order in which their rows are locked. */
export type Holdings = Record<keyof typeof KEYS, readonly string[]>;

const KEYS = { skus: 'sku', coupons: 'code', gift_coupons: 'code', gift_cards: 'id' } as const;

/** The SKUs and quantities of an order, each SKU once. */
export async function readOrderedSkus(transaction: Transaction<Database>, number: string): Promise<SkuQuantity[]> {
  const rows = await transaction
    .selectFrom('order_lines')
    .select(['sku', 'quantity'])
    .where('order_number', '=', number)
    .execute();
  return addUpBySku(rows);
}

/** Reserves everything that a locked order is to hold; on a refusal, the caller rolls back. Null on success. */
export async function reserveHoldings(
  transaction: Transaction<Database>,
  order: OrderRow,
  now: number,
): Promise<Outcome<never> | null> {
  const reserved = await reserveItems(transaction, order, now);
  if (reserved.code !== 'Success') return reserved;
  const refused = await redeemDiscounts(transaction, order, now);
  if (refused) return refused;
  await announceProducts(transaction, reserved.data, now);
  return null;
}

/** Releases everything that a locked order holds. */
export async function returnHoldings(transaction: Transaction<Database>, order: OrderRow, now: number): Promise<void> {
  const items = await readOrderedSkus(transaction, order.number);
  const backInStock = await releaseItems(transaction, order, { items, now });
  await returnDiscounts(transaction, order, now);
  await announceProducts(transaction, backInStock, now);
}

/** Reserves items online, or on the shelves of the store where they are collected. */
async function reserveItems(
  transaction: Transaction<Database>,
  order: OrderRow,
  now: number,
): Promise<Outcome<string[]>> {
  const { number } = order;
  const items = await readOrderedSkus(transaction, number);
  const { collect, address } = readOrderDocument(order);
  if (!collect) return reserveStock(transaction, { number, items, now, pincode: address.Pincode });
  const isHeld = await holdStoreStock(transaction, { number, storeCode: collect.storeCode, items });
  return isHeld ? succeed([]) : fail('OutOfStock');
}

/**
 * Returns items of a locked order to where they are sold from: online, or on the shelves of its store. Returns the
 * products that are available online again. `now` in epoch milliseconds.
 */
export async function releaseItems(
  transaction: Transaction<Database>,
  order: OrderRow,
  { items, now }: { items: readonly SkuQuantity[]; now: number },
): Promise<string[]> {
  const { number } = order;
  if (!readOrderDocument(order).collect) return releaseStock(transaction, { number, items, now });
  await freeStoreStock(transaction, number, items);
  return [];
}

/** What an order holds or would hold. */
export async function holdingsOf(transaction: Transaction<Database>, order: OrderRow): Promise<Holdings> {
  const { couponCode, giftCouponCode, giftCards } = readOrderDocument(order);
  return {
    skus: (await readOrderedSkus(transaction, order.number)).map(({ sku }) => sku),
    coupons: couponCode === '' ? [] : [couponCode],
    gift_coupons: giftCouponCode === '' ? [] : [giftCouponCode],
    gift_cards: giftCards.map(({ id }) => id),
  };
}

/**
 * Locks what several orders hold, in the lock order of all transactions. Only needed when one order's holdings are
 * released and another's reserved at once: one after the other they could deadlock.
 */
export async function lockHoldings(
  transaction: Transaction<Database>,
  customerId: string | null,
  all: readonly Holdings[],
  now: number,
): Promise<void> {
  await lockHolder(transaction, customerId, now);
  for (const [table, key] of entriesOf(KEYS)) {
    for (const name of new Set(all.flatMap((holdings) => holdings[table]).toSorted())) {
      // An update that changes nothing locks the row on both engines.
      const column = sql.ref(key);
      await sql`update ${sql.table(table)} set ${column} = ${column} where ${column} = ${name}`.execute(transaction);
    }
  }
}

/** Serialises the holds of one customer, so that the limit counts all of them. */
export async function lockHolder(
  transaction: Transaction<Database>,
  customerId: string | null,
  now: number,
): Promise<void> {
  if (customerId !== null) await lockKeys(transaction, [holderKey(customerId)], now);
}

/** Deletes the row that `lockHolder` created, for a deleted customer. */
export async function deleteHolderLock(transaction: Transaction<Database>, customerId: string): Promise<void> {
  await transaction.deleteFrom('limit_locks').where('key', '=', holderKey(customerId)).execute();
}

const holderKey = (customerId: string) => `order-hold:${customerId}`;
