import { calls } from '#lib/contract/index.ts';
import { findBasket } from '../cart/baskets/basket-repository.ts';
import { missingBasket } from '../cart/baskets/cart-outcome.ts';
import { readContents } from '../cart/baskets/read-contents.ts';
import { findPlace } from '../cart/delivery/find-zone.ts';
import { loadStores } from '../catalogue/load-stores.ts';
import { fail, succeed } from '../core/outcome.ts';
import { readCollectOptions } from '../core/site-options.ts';
import { addUpBySku } from '../orders/holds/stock.ts';
import { findCollectStores } from '../stores/collect/collect-stores.ts';
import { sortByDistance } from '../stores/rules/sort-by-distance.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';
import { foundStore, presentStore, roundedDistance } from './stores.ts';

/** The stores from which a cart can be collected, the nearest to a place first. */
const collectStores = handlerFor(calls.collectStores, async ({ BasketGUID, Text }, { db, now }, caller) => {
  const basket = await findBasket(db, BasketGUID, caller);
  if (!basket) return missingBasket(BasketGUID);
  const { lines, own } = await readContents(db, basket.guid);
  if (lines.length === 0) return fail('CartEmpty');
  const { readyHours: ReadyHours, keptDays: KeptDays } = await readCollectOptions(db);
  const terms = { ReadyHours, KeptDays };
  if (lines.some(({ engraving }) => engraving)) {
    return succeed({ Stores: [], Reason: 'made-to-order' as const, ...terms });
  }
  const wanted = { items: addUpBySku(lines), except: own?.number ?? '', now: now() };
  const stores = await findCollectStores(db, wanted);
  const ready = new Map(stores.map(({ store, readyAt }) => [store.StoreCode, readyAt]));
  const { found } = sortByDistance(
    (await loadStores(db)).map(foundStore),
    ({ document }) => ready.has(document.StoreCode),
    { text: Text },
  );
  return succeed({
    Stores: found.filter(isNear(Text)).map(({ store: { document }, distance }) => ({
      ...presentStore(document),
      DistanceKm: roundedDistance(distance),
      ReadyAt: ready.get(document.StoreCode) ?? 0,
    })),
    Reason: '' as const,
    ...terms,
  });
});

/** A store farther away than this is offered only in the state of the pincode. */
const NEAR_KM = 100;

/** Whether a store is near enough to a pincode to be offered; any store is for another text. */
function isNear(text: string) {
  const home = findPlace(text)?.state;
  return ({ store, distance }: { store: { state: string }; distance: number | null }) =>
    home === undefined || store.state === home || (distance !== null && distance <= NEAR_KM);
}

/** Handlers of the calls about collecting orders from stores. */
export const collectCalls: readonly CallHandler[] = [collectStores];
