import { listingHref, toggleFacet } from '#lib/catalogue/listing-query.ts';
import type { ListingQuery } from '#lib/catalogue/types.ts';
import type { SortOrder } from '#lib/contract/vocabulary.ts';

/** The addresses that a list can lead to from where it stands. */
export interface ListingAddress {
  here: string;
  page: (page: number) => string;
  toggled: (key: string, value: string) => string;
  sorted: (sort: SortOrder) => string;
  withoutFilters: string;
  /** What a plain form has to carry along: every parameter but the sort order. */
  carried: [name: string, value: string][];
  path: string;
  query: ListingQuery;
}

/** `path` is the list's own; `extra` are parameters that are no filters, e.g. the text of a search. */
export function listingAddress(path: string, query: ListingQuery, extra: Record<string, string> = {}): ListingAddress {
  const href = (changed: Partial<ListingQuery>) => listingHref(path, { ...query, ...changed }, extra);
  const filters = Object.entries(query.filters).map(([key, values]): [string, string] => [key, values.join(',')]);
  return {
    here: href({}),
    page: (page) => href({ page }),
    toggled: (key, value) => listingHref(path, toggleFacet(query, key, value), extra),
    sorted: (sort) => href({ sort, page: 1 }),
    withoutFilters: href({ filters: {}, page: 1 }),
    carried: [...Object.entries(extra), ...filters],
    path,
    query,
  };
}
