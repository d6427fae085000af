import * as apiPaths from '#lib/shared/api-paths.ts';
import type { ProductSummary } from '#lib/storefront/catalogue/types.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';

/** Fetches the cards of products in the order of their codes, without unavailable ones; empty on an error. */
export async function fetchCards(codes: readonly string[]): Promise<ProductSummary[]> {
  if (codes.length === 0) return [];
  try {
    const response = await browserFetch(apiPaths.products(codes));
    const reply = (await response.json()) as { ok: boolean; products?: ProductSummary[] };
    return reply.products ?? [];
  } catch {
    return [];
  }
}
