import type { ProductCard } from '#lib/catalogue/types.ts';
import { browserFetch } from '#lib/http/browser-fetch.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';

/** Cards of products in the order of their codes, without those that are gone; none where they cannot be had. */
export async function fetchCards(codes: readonly string[]): Promise<ProductCard[]> {
  if (codes.length === 0) return [];
  try {
    const response = await browserFetch(apiPaths.products(codes));
    const reply = (await response.json()) as { ok: boolean; products?: ProductCard[] };
    return reply.products ?? [];
  } catch {
    return [];
  }
}
