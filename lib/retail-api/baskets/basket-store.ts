import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Caller } from '../call-handler.ts';
import type { Database } from '../db/schema.ts';

export interface Basket {
  guid: string;
  version: number;
}

/** Whoever knows a guest's basket id may use the basket, so it cannot be guessed: 144 random bits. */
export function newId(): string {
  return randomBytes(18).toString('base64url');
}

/** The basket with this id; null where there is none, or where it belongs to a customer who is not the caller. */
export async function findBasket(db: Kysely<Database>, guid: string, caller: Caller): Promise<Basket | null> {
  const row = await db
    .selectFrom('baskets')
    .select(['guid', 'version', 'customer_id'])
    .where('guid', '=', guid)
    .executeTakeFirst();
  return row && mayUse(row, caller) ? { guid: row.guid, version: row.version } : null;
}

/** As `findBasket`, but changes of the same basket now wait until this transaction ends. */
export async function lockBasket(
  transaction: Transaction<Database>,
  guid: string,
  caller: Caller,
): Promise<Basket | null> {
  // An update that changes nothing takes the row's lock on both engines.
  const row = await transaction
    .updateTable('baskets')
    .set((basket) => ({ version: basket.ref('version') }))
    .where('guid', '=', guid)
    .returning(['guid', 'version', 'customer_id'])
    .executeTakeFirst();
  return row && mayUse(row, caller) ? { guid: row.guid, version: row.version } : null;
}

/** Makes an empty basket; a signed-in customer's is theirs alone. */
export async function createBasket(transaction: Transaction<Database>, caller: Caller, now: number): Promise<Basket> {
  const guid = newId();
  await transaction
    .insertInto('baskets')
    .values({ guid, customer_id: caller.customerId, version: 0, created_at: now, changed_at: now })
    .execute();
  return { guid, version: 0 };
}

/** Marks a locked basket as changed and returns it with its new version. */
export async function markChanged(transaction: Transaction<Database>, basket: Basket, now: number): Promise<Basket> {
  const version = basket.version + 1;
  await transaction.updateTable('baskets').set({ version, changed_at: now }).where('guid', '=', basket.guid).execute();
  return { guid: basket.guid, version };
}

function mayUse(basket: { customer_id: string | null }, caller: Caller): boolean {
  return basket.customer_id === null || basket.customer_id === caller.customerId;
}
