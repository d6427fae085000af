import { COMMON_ORDERS, type SortOrder } from '#lib/contract/vocabulary.ts';
import { facetLinker, listingHref } from '#lib/storefront/catalogue/listing-query.ts';
import type { ListingQuery } from '#lib/storefront/catalogue/types.ts';

/** Sort orders of search results that do not name their own; the first is the default. */
export const SEARCH_ORDERS = ['relevance', ...COMMON_ORDERS] as const;

/** The state of a list as plain data, serialisable for client components. */
export interface ListingOrigin {
  path: string;
  query: ListingQuery;
  orders: readonly SortOrder[];
  /** Parameters other than filters, e.g. the text of a search. */
  extra: Record<string, string>;
}

/** The URLs that a list links to from its state. */
export interface ListingAddress {
  page: (page: number) => string;
  /** The URL of the list from the current page up to and including a later one. */
  upTo: (page: number) => string;
  toggled: (key: string, value: string) => string;
  sorted: (sort: SortOrder) => string;
  withoutFilters: string;
  /** Hidden fields for a plain form: every parameter except the sort order and the page. */
  hiddenFields: [name: string, value: string][];
  origin: ListingOrigin;
}

/**
 * Builds the URLs of a list. `path` is the list's own; `extra` are parameters other than filters, e.g. the
 * text of a search.
 */
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
    hiddenFields: [...Object.entries(extra), ...filters],
    origin: { path, query, orders, extra },
  };
}
