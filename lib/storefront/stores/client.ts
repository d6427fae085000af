import * as apiPaths from '#lib/shared/api-paths.ts';
import type { StoreSearchParams } from '#lib/shared/paths.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import type { StockReply } from './stock-reply.ts';

function isStockReply(body: unknown): body is StockReply {
  return typeof body === 'object' && body !== null && 'ok' in body && body.ok === true && 'stores' in body;
}

/** Fetches the physical stores that have a product in stock; null where they are not available. */
export async function fetchStock(search: StoreSearchParams): Promise<StockReply | null> {
  try {
    const body: unknown = await (await browserFetch(apiPaths.storeStock(search))).json();
    return isStockReply(body) ? body : null;
  } catch {
    // No network, or not JSON: the caller shows a message.
    return null;
  }
}
