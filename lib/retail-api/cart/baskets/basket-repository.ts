import type { Kysely, Transaction } from 'kysely';
import type { Caller } from '../../core/caller.ts';
import { lockCustomer } from '../../core/db/lock-customer.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';

export interface Basket {
  guid: string;
  version: number;
}

/** The caller who requests a basket; `customerId` is null for a guest. */
type BasketUser = Pick<Caller, 'customerId'>;

/**
 * The basket with this id, or the caller's own for an empty id. Null when there is none, or when it belongs to a
 * customer who is not the caller.
 */
export async function findBasket(db: Kysely<Database>, guid: string, user: BasketUser): Promise<Basket | null> {
  if (guid === '' && user.customerId === null) return null;
  const row = await db
    .selectFrom('baskets')
    .select(['guid', 'version', 'customer_id'])
    .$if(guid === '', (query) => query.where('customer_id', '=', user.customerId))
    .$if(guid !== '', (query) => query.where('guid', '=', guid))
    .executeTakeFirst();
  return row && mayUse(row, user) ? { guid: row.guid, version: row.version } : null;
}

/** Like `findBasket`, but other changes of the basket wait until this transaction ends. */
export async function lockBasket(
  transaction: Transaction<Database>,
  guid: string,
  user: BasketUser,
): Promise<Basket | null> {
  if (guid === '' && user.customerId === null) return null;
  // An update without a change takes the row lock in both database engines.
  const row = await transaction
    .updateTable('baskets')
    .set((basket) => ({ version: basket.ref('version') }))
    .$if(guid === '', (query) => query.where('customer_id', '=', user.customerId))
    .$if(guid !== '', (query) => query.where('guid', '=', guid))
    .returning(['guid', 'version', 'customer_id'])
    .executeTakeFirst();
  return row && mayUse(row, user) ? { guid: row.guid, version: row.version } : null;
}

/**
 * Creates an empty basket for a guest, or locks a customer's basket, creating it when missing. Null when the
 * customer has just been deleted.
 */
export async function openBasket(
  transaction: Transaction<Database>,
  user: BasketUser,
  now: number,
): Promise<Basket | null> {
  const own = await lockBasket(transaction, '', user);
  if (own) return own;
  if (user.customerId !== null && !(await lockCustomer(transaction, user.customerId))) return null;
  const guid = newId();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('baskets')
    .values({ guid, customer_id: user.customerId, version: 0, created_at: now, changed_at: now })
    // Two devices of a customer may get here concurrently: the index accepts one insert, and both use its basket.
    .onConflict((conflict) => conflict.column('customer_id').where('customer_id', 'is not', null).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return { guid, version: 0 };
  const made = await lockBasket(transaction, '', user);
  if (!made) throw new Error('The basket of a customer neither exists nor can be created.');
  return made;
}

/** Marks a locked basket as changed and returns it with its new version. */
export async function markChanged(transaction: Transaction<Database>, basket: Basket, now: number): Promise<Basket> {
  const version = basket.version + 1;
  await transaction.updateTable('baskets').set({ version, changed_at: now }).where('guid', '=', basket.guid).execute();
  return { guid: basket.guid, version };
}

function mayUse(basket: { customer_id: string | null }, user: BasketUser): boolean {
  return basket.customer_id === null || basket.customer_id === user.customerId;
}
