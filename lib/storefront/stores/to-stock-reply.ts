import type { StoreSearchParams } from '#lib/shared/paths.ts';
import * as paths from '#lib/shared/paths.ts';
import { distanceText } from './distance-copy.ts';
import { storesFoundText } from './found-copy.ts';
import { collectHoursText, sizesText, stockLevelText } from './stock-copy.ts';
import type { StockReply } from './stock-reply.ts';
import type { StoreQuery, StoresFound } from './types.ts';

/** The maximum number of physical stores listed on a product page. */
const MAX_STORES = 5;

/** Converts the physical stores with a product in stock for its page; `now` in epoch milliseconds. */
export function toStockReply(query: StoreQuery, found: StoresFound, now: number): StockReply {
  const stores = found.stores.slice(0, MAX_STORES).flatMap((store) => {
    const {
      name,
      slug,
      href,
      services,
      videoCalls,
      phone,
      whatsApp,
      latitude,
      longitude,
      week,
      holidays,
      distance,
      shelf,
    } = store;
    if (!shelf) return [];
    return {
      name,
      href,
      visit: services.length > 0 ? paths.appointment(slug) : '',
      videoCall: services.length > 0 && videoCalls ? paths.videoCall(slug) : '',
      phone,
      whatsApp,
      latitude,
      longitude,
      week,
      holidays,
      distance: distance === null ? '' : distanceText(distance),
      shelf: stockLevelText(shelf, now),
      fewLeft: shelf.level === 'few-left',
      sizes: sizesText(shelf),
      collect: collectHoursText(shelf),
    };
  });
  const search: StoreSearchParams = { product: query.product, q: query.text, ...(query.size && { size: query.size }) };
  return {
    ok: true,
    heading: storesFoundText(query, found),
    stores,
    all: found.stores.length > MAX_STORES ? paths.stores(search) : null,
  };
}
