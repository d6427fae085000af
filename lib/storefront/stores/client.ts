import * as apiPaths from '#lib/shared/api-paths.ts';
import type { StoreSearchParams } from '#lib/shared/paths.ts';
import type { StockReply } from './stock-reply.ts';

function isStockReply(body: unknown): body is StockReply {
  return typeof body === 'object' && body !== null && 'ok' in body && body.ok === true && 'stores' in body;
}

/** The shops that have a product; null where they cannot be had. */
export async function fetchStock(search: StoreSearchParams): Promise<StockReply | null> {
  try {
    const body: unknown = await (await fetch(apiPaths.storeStock(search))).json();
    return isStockReply(body) ? body : null;
  } catch {
    // No network, or not JSON: the caller says so.
    return null;
  }
}
