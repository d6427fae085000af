import { toggleFacet } from './listing-query.ts';
import type { ListingQuery, WayOut } from './types.ts';

/** Filters of an empty list whose removal is tried: each is a call. */
const WAYS_TRIED = 6;

/**
 * Which filters of an empty list to remove, and what each removal brings; those that bring nothing are left out.
 * `count` tells how many products a list so asked for holds.
 */
export async function findWaysOut(
  query: ListingQuery,
  count: (query: ListingQuery) => Promise<number>,
): Promise<WayOut[]> {
  const chosen = Object.entries(query.filters).flatMap(([key, values]) => values.map((value) => ({ key, value })));
  const counted = chosen
    .slice(0, WAYS_TRIED)
    .map(
      async ({ key, value }): Promise<WayOut> => ({ key, value, count: await count(toggleFacet(query, key, value)) }),
    );
  return (await Promise.all(counted)).filter((way) => way.count > 0);
}
