import { type Result, success } from '#lib/shared/result.ts';
import type { Listing, ListingQuery } from './types.ts';

/**
 * The pages that a query asks to see as one, each fetched for itself, as a list that stands on the last of them. It ends
 * before a page that cannot be had; what has moved from one page to the next meanwhile is in it once.
 */
export async function joinPages(
  query: ListingQuery,
  fetchPage: (query: ListingQuery) => Promise<Result<Listing>>,
): Promise<Result<Listing>> {
  const { page, to = page } = query;
  const numbers = Array.from({ length: to - page }, (_, index) => page + 1 + index);
  const single = (number: number) => fetchPage({ ...query, page: number, to: undefined });
  const [first, ...others] = await Promise.all([single(page), ...numbers.map(single)]);
  if (!first.ok) return first;
  let joined = first.value;
  for (const other of others) {
    if (!other.ok) break;
    const seen = new Set(joined.products.map(({ code }) => code));
    const more = other.value.products.filter(({ code }) => !seen.has(code));
    joined = { ...joined, page: other.value.page, products: [...joined.products, ...more] };
  }
  return success(joined);
}
