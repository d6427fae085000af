import { canonicalFilters } from '#lib/contract/canonical-filters.ts';
import { FACET_KEYS, SORT_ORDERS, type SortOrder } from '#lib/contract/list-vocabulary.ts';
import { formatPages, parsePages } from '#lib/contract/pages.ts';
import { encodeText, firstValue, type Parameters } from '#lib/shared/url-query.ts';
import type { ListingQuery } from './types.ts';

function isSortOrder(text: string): text is SortOrder {
  return (SORT_ORDERS as readonly string[]).includes(text);
}

/** Parses the query of a list's URL; unknown parameters and values out of range are dropped. */
export function parseListingQuery(parameters: Parameters): ListingQuery {
  const filters = Object.fromEntries(canonicalFilters((key) => [parameters[key] ?? []].flat()));
  const sort = firstValue(parameters.sort);
  return {
    filters,
    sort: isSortOrder(sort) ? sort : undefined,
    ...(parsePages(firstValue(parameters.page)) ?? { page: 1 }),
  };
}

const parameterOf = (key: string, values: readonly string[]) => `${key}=${values.map(encodeText).join(',')}`;

/** The parameters before and after a facet's own, or all in the first part where the list has no such facet. */
function parametersAround(query: ListingQuery, key: string | null, extra: Record<string, string>) {
  const before = Object.entries(extra).map(([name, value]) => `${name}=${encodeText(value)}`);
  const after: string[] = [];
  let side = before;
  for (const [other, values] of canonicalFilters((name) => query.filters[name] ?? [])) {
    if (key !== null && positionOf(other) >= positionOf(key)) side = after;
    if (other !== key) side.push(parameterOf(other, values));
  }
  return { before, after };
}

function positionOf(key: string): number {
  return (FACET_KEYS as readonly string[]).indexOf(key);
}

function join(path: string, parts: readonly string[]): string {
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
}

/**
 * The canonical address of a list: parameters in a fixed order, defaults left out, values joined by commas.
 * `extra` comes first, e.g. `{ q: 'rose gold' }` for a search.
 */
export function listingHref(basePath: string, query: ListingQuery, extra: Record<string, string> = {}): string {
  const parts = parametersAround(query, null, extra).before;
  if (query.sort) parts.push(`sort=${query.sort}`);
  if (query.page > 1 || query.to) parts.push(`page=${formatPages(query)}`);
  return join(basePath, parts);
}

/** The query with one facet value toggled, at page 1. */
export function toggleFacet(query: ListingQuery, key: string, value: string): ListingQuery {
  const { [key]: _replaced, ...others } = query.filters;
  const values = toggled(query.filters[key] ?? [], value);
  return { ...query, filters: values.length === 0 ? others : { ...others, [key]: values }, page: 1, to: undefined };
}

/** The query without the values of one facet, or of all facets, at page 1. */
export function withoutFilters(query: ListingQuery, key?: string): ListingQuery {
  const remaining = Object.entries(query.filters).filter(([other]) => key !== undefined && other !== key);
  return { ...query, filters: Object.fromEntries(remaining), page: 1, to: undefined };
}

function toggled(chosen: readonly string[], value: string): string[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value].toSorted();
}

/**
 * Makes the address of the list with one facet value toggled, equal to `listingHref` of `toggleFacet`. The parts that the
 * values of a facet share are built once.
 */
export function facetLinker(
  basePath: string,
  query: ListingQuery,
  key: string,
  extra: Record<string, string> = {},
): (value: string) => string {
  const { before, after } = parametersAround(query, key, extra);
  const chosen = query.filters[key] ?? [];
  if (query.sort) after.push(`sort=${query.sort}`);
  return (value) => {
    const values = toggled(chosen, value);
    return join(basePath, [...before, ...(values.length > 0 ? [parameterOf(key, values)] : []), ...after]);
  };
}
