import type { AskedStores } from '#lib/shared/paths.ts';
import * as paths from '#lib/shared/paths.ts';
import { distanceWords } from './distance-words.ts';
import { foundWords } from './found-words.ts';
import { shelfWords, sizeWords } from './shelf-words.ts';
import type { StockReply } from './stock-reply.ts';
import type { StoreQuery, StoresFound } from './types.ts';

/** More would be a page of their own. */
const MOST = 5;

/** What was found of a product in shops, for its page; `now` in epoch milliseconds. */
export function toStockReply(query: StoreQuery, found: StoresFound, now: number): StockReply {
  const stores = found.stores.slice(0, MOST).flatMap((store) => {
    const { name, href, phone, whatsApp, latitude, longitude, week, holidays, distance, shelf } = store;
    if (!shelf) return [];
    return {
      ...{ name, href, phone, whatsApp, latitude, longitude, week, holidays },
      distance: distance === null ? '' : distanceWords(distance),
      shelf: shelfWords(shelf, now),
      fewLeft: shelf.level === 'few-left',
      sizes: sizeWords(shelf),
    };
  });
  const asked: AskedStores = { product: query.product, q: query.text, ...(query.size && { size: query.size }) };
  return {
    ok: true,
    words: foundWords(query, found),
    stores,
    all: found.stores.length > MOST ? paths.stores(asked) : null,
  };
}
