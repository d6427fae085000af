import type { Kysely, Transaction } from 'kysely';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';

/** Maximum number of products on a wishlist. */
const WISHLIST_LIMIT = 100;

export interface WishlistEntry {
  productCode: string;
  /** Empty if no size was given. */
  sku: string;
  /** Epoch milliseconds. */
  addedAt: number;
}

/** A customer's wishlist, newest first, including products no longer in the catalogue. */
export async function readWishlistItems(db: Kysely<Database>, customerId: string): Promise<WishlistEntry[]> {
  return db
    .selectFrom('wishlist_items')
    .select(['product_code as productCode', 'sku', 'added_at as addedAt'])
    .where('customer_id', '=', customerId)
    .orderBy('added_at', 'desc')
    .execute();
}

/** Number of products on the list; products no longer in the catalogue are neither shown nor counted. */
export async function countWishlistItems(db: Kysely<Database>, customerId: string): Promise<number> {
  const { wishes } = await db
    .selectFrom('wishlist_items')
    .innerJoin('products', 'products.code', 'wishlist_items.product_code')
    .select(({ fn }) => fn.countAll<number>().as('wishes'))
    .where('customer_id', '=', customerId)
    .where('products.hidden', '=', 0)
    .executeTakeFirstOrThrow();
  return wishes;
}

/**
 * Adds a product to a locked customer's list. A product already on it keeps its position and takes the given size.
 * Returns false if the list is full.
 */
export async function insertWishlistItem(
  transaction: Transaction<Database>,
  customerId: string,
  { productCode, sku }: Omit<WishlistEntry, 'addedAt'>,
  now: number,
): Promise<boolean> {
  const existing = await transaction
    .selectFrom('wishlist_items')
    .select('sku')
    .where('customer_id', '=', customerId)
    .where('product_code', '=', productCode)
    .executeTakeFirst();
  if (existing) {
    if (sku !== '') await setSize(transaction, customerId, productCode, sku);
    return true;
  }
  if ((await countWishlistItems(transaction, customerId)) >= WISHLIST_LIMIT) return false;
  const [newest] = await readWishlistItems(transaction, customerId);
  await transaction
    .insertInto('wishlist_items')
    // Strictly rising, so that products added within a millisecond keep their order.
    .values({
      customer_id: customerId,
      product_code: productCode,
      sku,
      added_at: Math.max(now, (newest?.addedAt ?? 0) + 1),
    })
    .execute();
  return true;
}

/** Removes a product from the list. */
export async function deleteWishlistItem(
  transaction: Transaction<Database>,
  customerId: string,
  productCode: string,
): Promise<void> {
  await transaction
    .deleteFrom('wishlist_items')
    .where('customer_id', '=', customerId)
    .where('product_code', '=', productCode)
    .execute();
}

/** The share id of a customer's list; undefined if it is not shared. */
export async function readShare(db: Kysely<Database>, customerId: string): Promise<{ shareId: string } | undefined> {
  return db
    .selectFrom('wishlist_shares')
    .select('share_id as shareId')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

/** Shares a locked customer's list under its existing share id, or a new one. */
export async function beginSharing(transaction: Transaction<Database>, customerId: string, now: number): Promise<void> {
  if (await readShare(transaction, customerId)) return;
  await transaction
    .insertInto('wishlist_shares')
    .values({ share_id: newId(), customer_id: customerId, created_at: now })
    .execute();
}

/** Ends sharing for good: sharing again creates a new id. */
export async function endSharing(transaction: Transaction<Database>, customerId: string): Promise<void> {
  await transaction.deleteFrom('wishlist_shares').where('customer_id', '=', customerId).execute();
}

/** The customer whose list has this share id; undefined if there is none. */
export async function findSharer(
  db: Kysely<Database>,
  shareId: string,
): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom('wishlist_shares')
    .innerJoin('customers', 'customers.id', 'wishlist_shares.customer_id')
    .select(['customers.id', 'customers.name'])
    .where('share_id', '=', shareId)
    .executeTakeFirst();
}

async function setSize(
  transaction: Transaction<Database>,
  customerId: string,
  productCode: string,
  sku: string,
): Promise<void> {
  await transaction
    .updateTable('wishlist_items')
    .set({ sku })
    .where('customer_id', '=', customerId)
    .where('product_code', '=', productCode)
    .execute();
}
