import type { Kysely, Transaction } from 'kysely';
import type { Caller } from '../../core/call-handler.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { lockCustomer } from '../../customers/lock-customer.ts';

export interface Basket {
  guid: string;
  version: number;
}

/** Who asks for a basket; null for a guest. */
type BasketUser = Pick<Caller, 'customerId'>;

/**
 * The basket with this id, or with an empty one the caller's own; null where there is none, or where it belongs to a
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

/** As `findBasket`, but changes of the same basket now wait until this transaction ends. */
export async function lockBasket(
  transaction: Transaction<Database>,
  guid: string,
  user: BasketUser,
): Promise<Basket | null> {
  if (guid === '' && user.customerId === null) return null;
  // An update that changes nothing takes the row's lock on both engines.
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
 * Makes an empty basket for a guest, or locks the one of a customer, made where there is none; null where the customer
 * was deleted a moment ago.
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
    // Two devices of a customer may ask at once: the index lets one insert through, and both go on with its basket.
    .onConflict((conflict) => conflict.column('customer_id').where('customer_id', 'is not', null).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return { guid, version: 0 };
  const made = await lockBasket(transaction, '', user);
  if (!made) throw new Error('The basket of a customer is neither there nor can it be made.');
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
