import type { Kysely, Transaction } from 'kysely';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';

/** The most products that a wishlist holds. */
const WISHLIST_LIMIT = 100;

export interface Wish {
  productCode: string;
  /** Empty where no size was named. */
  sku: string;
  /** Epoch milliseconds. */
  addedAt: number;
}

/** What a customer wishes for, the newest first, with what has left the catalogue since. */
export async function readWishlistItems(db: Kysely<Database>, customerId: string): Promise<Wish[]> {
  return db
    .selectFrom('wishlist_items')
    .select(['product_code as productCode', 'sku', 'added_at as addedAt'])
    .where('customer_id', '=', customerId)
    .orderBy('added_at', 'desc')
    .execute();
}

/** How many products are on the list; those that have left the catalogue neither show nor count. */
export async function countWishlistItems(db: Kysely<Database>, customerId: string): Promise<number> {
  const { wishes } = await db
    .selectFrom('wishlist_items')
    .innerJoin('products', 'products.code', 'wishlist_items.product_code')
    .select(({ fn }) => fn.countAll<number>().as('wishes'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return wishes;
}

/**
 * Puts a product on the list of a locked customer; one that is there keeps its place and takes the size that is named.
 * False where the list is full.
 */
export async function addWishlistItem(
  transaction: Transaction<Database>,
  customerId: string,
  { productCode, sku }: Omit<Wish, 'addedAt'>,
  now: number,
): Promise<boolean> {
  const known = await transaction
    .selectFrom('wishlist_items')
    .select('sku')
    .where('customer_id', '=', customerId)
    .where('product_code', '=', productCode)
    .executeTakeFirst();
  if (known) {
    if (sku !== '') await nameSize(transaction, customerId, productCode, sku);
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

/** Takes a product off the list. */
export async function removeWishlistItem(
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

/** The id that a customer's list is shared by; undefined where it is not shared. */
export async function readShare(db: Kysely<Database>, customerId: string): Promise<{ shareId: string } | undefined> {
  return db
    .selectFrom('wishlist_shares')
    .select('share_id as shareId')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

/** Shares the list of a locked customer, by the id it has already or by a new one. */
export async function beginSharing(transaction: Transaction<Database>, customerId: string, now: number): Promise<void> {
  if (await readShare(transaction, customerId)) return;
  await transaction
    .insertInto('wishlist_shares')
    .values({ share_id: newId(), customer_id: customerId, created_at: now })
    .execute();
}

/** Ends the sharing for good: whoever shares again gets another id. */
export async function endSharing(transaction: Transaction<Database>, customerId: string): Promise<void> {
  await transaction.deleteFrom('wishlist_shares').where('customer_id', '=', customerId).execute();
}

/** Whose list an id shares; undefined for any other id. */
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

async function nameSize(
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
