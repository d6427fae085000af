import { toggleFacet } from './listing-query.ts';
import type { FilterSuggestion, ListingQuery } from './types.ts';

/** Filters of an empty list whose removal is tried: each is a call. */
const MAX_SUGGESTIONS_TRIED = 6;

/**
 * Which filters of an empty list to remove, and what each removal brings; those that bring nothing are left out.
 * `count` tells how many products a list so asked for holds.
 */
export async function findFilterSuggestions(
  query: ListingQuery,
  count: (query: ListingQuery) => Promise<number>,
): Promise<FilterSuggestion[]> {
  const chosen = Object.entries(query.filters).flatMap(([key, values]) => values.map((value) => ({ key, value })));
  const counted = chosen
    .slice(0, MAX_SUGGESTIONS_TRIED)
    .map(
      async ({ key, value }): Promise<FilterSuggestion> => ({
        key,
        value,
        count: await count(toggleFacet(query, key, value)),
      }),
    );
  return (await Promise.all(counted)).filter((way) => way.count > 0);
}
