import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { loadStores } from './load-stores.ts';
import { noSuchStore } from './no-such-store.ts';
import { presentStore } from './present-store.ts';

/** One shop by its code. */
export const storeDetails = handlerFor(calls.storeDetails, async ({ StoreCode }, { db }) => {
  const [store] = await loadStores(db, StoreCode);
  return store ? succeed(presentStore(store)) : noSuchStore();
});
