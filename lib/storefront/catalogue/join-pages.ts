import { type Result, success } from '#lib/shared/result.ts';
import type { Listing, ListingQuery } from './types.ts';

/**
 * The pages of a query shown as one list, each fetched separately; the result counts as the last of them. It ends
 * before a page that fails; a product that moved from one page to the next meanwhile is included once.
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
