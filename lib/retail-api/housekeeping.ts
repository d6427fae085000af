import type { Kysely } from 'kysely';
import type { Database } from './db/schema.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A retry comes within seconds; a day is generous. */
const KEYS_KEPT_MS = DAY_MS;
/** A guest who has not touched a cart for so long has lost its cookie as well. */
const GUEST_BASKETS_KEPT_MS = 90 * DAY_MS;

/** Deletes what nobody can use any more: old idempotency keys, guests' forgotten baskets, expired customer tokens. */
export async function keepHouse(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - KEYS_KEPT_MS)
    .execute();
  await db.deleteFrom('customer_tokens').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('baskets')
    .where('changed_at', '<', now - GUEST_BASKETS_KEPT_MS)
    .where('customer_id', 'is', null)
    .execute();
}

/** Keeps house now and every hour; returns the function that ends it. */
export function startHousekeeping(
  db: Kysely<Database>,
  now: () => number,
  onError: (error: unknown) => void,
): () => void {
  const round = () => void keepHouse(db, now()).catch(onError);
  round();
  const timer = setInterval(round, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
