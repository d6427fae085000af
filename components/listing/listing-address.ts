import { COMMON_ORDERS, type SortOrder } from '#lib/contract/vocabulary.ts';
import { facetLinker, listingHref } from '#lib/storefront/catalogue/listing-query.ts';
import type { ListingQuery } from '#lib/storefront/catalogue/types.ts';

/** Orders of the results of a search that do not name their own; the first is what they are in without being asked. */
export const SEARCH_ORDERS = ['relevance', ...COMMON_ORDERS] as const;

/** Where a list stands, as plain data that may cross to the browser. */
export interface ListingOrigin {
  path: string;
  query: ListingQuery;
  orders: readonly SortOrder[];
  /** Parameters that are no filters, e.g. the text of a search. */
  extra: Record<string, string>;
}

/** The addresses that a list can lead to from where it stands. */
export interface ListingAddress {
  page: (page: number) => string;
  /** The list with the pages that follow, up to one. */
  upTo: (page: number) => string;
  toggled: (key: string, value: string) => string;
  sorted: (sort: SortOrder) => string;
  withoutFilters: string;
  /** What a plain form has to carry along: every parameter but the sort order and the page. */
  carried: [name: string, value: string][];
  origin: ListingOrigin;
}

/** `path` is the list's own; `extra` are parameters that are no filters, e.g. the text of a search. */
export function listingAddress(
  path: string,
  query: ListingQuery,
  orders: readonly SortOrder[],
  extra: Record<string, string> = {},
): ListingAddress {
  const href = (changed: Partial<ListingQuery>) => listingHref(path, { ...query, ...changed }, extra);
  const filters = Object.entries(query.filters).map(([key, values]): [string, string] => [key, values.join(',')]);
  return {
    page: (page) => href({ page, to: undefined }),
    upTo: (to) => href({ to }),
    toggled: (key, value) => facetLinker(path, query, key, extra)(value),
    sorted: (sort) => href({ sort: sort === orders[0] ? undefined : sort, page: 1, to: undefined }),
    withoutFilters: href({ filters: {}, page: 1, to: undefined }),
    carried: [...Object.entries(extra), ...filters],
    origin: { path, query, orders, extra },
  };
}
