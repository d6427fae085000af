import { toggleFacet } from './listing-query.ts';
import type { FilterSuggestion, ListingQuery } from './types.ts';

/** The number of filters of an empty list whose removal is tried, because each costs a call. */
const MAX_SUGGESTIONS_TRIED = 6;

/**
 * Suggests which filters of an empty list to remove, with the number of products that each removal brings; removals that
 * bring none are left out. `count` returns the number of products of a list query.
 */
export async function findFilterSuggestions(
  query: ListingQuery,
  count: (query: ListingQuery) => Promise<number>,
): Promise<FilterSuggestion[]> {
  const chosen = Object.entries(query.filters).flatMap(([key, values]) => values.map((value) => ({ key, value })));
  const counted = chosen.slice(0, MAX_SUGGESTIONS_TRIED).map(
    async ({ key, value }): Promise<FilterSuggestion> => ({
      key,
      value,
      count: await count(toggleFacet(query, key, value)),
    }),
  );
  return (await Promise.all(counted)).filter((suggestion) => suggestion.count > 0);
}
