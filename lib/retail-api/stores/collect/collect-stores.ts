import type { Kysely } from 'kysely';
import { stateCodeOf } from '#lib/shared/gst.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import type { CatalogueStore } from '../../catalogue/catalogue-product.ts';
import { loadStores } from '../../catalogue/load-stores.ts';
import type { Database } from '../../core/db/schema.ts';
import { readCollectOptions } from '../../core/site-options.ts';
import { hoursOf } from '../rules/hours-of.ts';
import { readyAt } from './rules/ready-at.ts';
import { readHeld, shelfKey } from './store-holds.ts';

/** A store from which items can be collected. */
export interface CollectStore {
  store: CatalogueStore;
  /** When an order that is placed now is expected to be ready, in epoch milliseconds. */
  readyAt: number;
}

interface Wanted {
  /** Each SKU once. */
  items: readonly { sku: string; quantity: number }[];
  /** Number of an open order whose own holds do not count, because it is abandoned for the new one; empty for none. */
  except?: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Whether goods may be handed over in a store: in the state of the seller's GST number. A supply from a shop in another
 * state is made by the seller's registration there (sections 22 and 25 of the CGST Act, 2017), and the shop's profile
 * has one.
 */
function isInSellersState({ State }: Pick<CatalogueStore, 'State'>): boolean {
  return stateCodeOf(State) === shopProfile().seller.gstin.slice(0, 2);
}

/**
 * When an order that is placed now is ready at a store, in epoch milliseconds; null if the store takes no orders to be
 * collected.
 */
export function readyTimeAt(
  store: CatalogueStore,
  { readyHours, now }: { readyHours: number; now: number },
): number | null {
  return isInSellersState(store) ? readyAt(hoursOf(store), readyHours * 60, now) : null;
}

/** The stores that have all items free to order now, in the operator's order; none while the option is off. */
export async function findCollectStores(
  db: Kysely<Database>,
  { items, except = '', now }: Wanted,
): Promise<CollectStore[]> {
  const { on, readyHours } = await readCollectOptions(db);
  if (!on || items.length === 0) return [];
  const skus = items.map(({ sku }) => sku);
  const shelves = await db.selectFrom('store_stock').selectAll().where('sku', 'in', skus).execute();
  const stock = new Map(shelves.map(({ store_code, sku, quantity }) => [shelfKey(store_code, sku), quantity]));
  const held = await readHeld(db, skus, except);
  const free = (key: string) => (stock.get(key) ?? 0) - (held.get(key) ?? 0);
  return (await loadStores(db)).flatMap((store) => {
    const hasAll = items.every(({ sku, quantity }) => free(shelfKey(store.StoreCode, sku)) >= quantity);
    const at = hasAll ? readyTimeAt(store, { readyHours, now }) : null;
    return at === null ? [] : [{ store, readyAt: at }];
  });
}
