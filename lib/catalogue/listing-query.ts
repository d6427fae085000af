import { FACET_KEYS, SORT_ORDERS, type SortOrder } from '#lib/contract/vocabulary.ts';
import { encodeText } from '#lib/shared/encode-text.ts';
import type { ListingQuery } from './types.ts';

const MAXIMUM_VALUES = 40;
const MAXIMUM_VALUE_LENGTH = 80;
const MAXIMUM_PAGE = 10_000;

type Parameters = Record<string, string | string[] | undefined>;

function canonicalValues(values: readonly string[]): string[] {
  const usable = values
    .map((value) => value.trim())
    .filter((value) => value && value.length <= MAXIMUM_VALUE_LENGTH && !/\p{Cc}/u.test(value));
  return [...new Set(usable)].toSorted().slice(0, MAXIMUM_VALUES);
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

function parsePage(text: string): number {
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= MAXIMUM_PAGE ? page : 1;
}

function isSortOrder(text: string): text is SortOrder {
  return (SORT_ORDERS as readonly string[]).includes(text);
}

/** Reads what a list's URL asks for; unknown parameters and values out of range are left out. */
export function parseListingQuery(parameters: Parameters): ListingQuery {
  const filters: Record<string, string[]> = {};
  for (const key of FACET_KEYS) {
    const given = parameters[key];
    const values = canonicalValues((Array.isArray(given) ? given : [given ?? '']).flatMap((text) => text.split(',')));
    if (values.length > 0) filters[key] = values;
  }
  const sort = first(parameters.sort);
  return { filters, sort: isSortOrder(sort) ? sort : undefined, page: parsePage(first(parameters.page)) };
}

/**
 * The canonical address of a list: parameters in one order, defaults left out, values joined by commas.
 * `extra` stands first, e.g. `{ q: 'rose gold' }` for a search.
 */
export function listingHref(basePath: string, query: ListingQuery, extra: Record<string, string> = {}): string {
  const parts = Object.entries(extra).map(([name, value]) => `${name}=${encodeText(value)}`);
  for (const key of FACET_KEYS) {
    const values = canonicalValues(query.filters[key] ?? []);
    if (values.length > 0) parts.push(`${key}=${values.map(encodeText).join(',')}`);
  }
  if (query.sort) parts.push(`sort=${query.sort}`);
  if (query.page > 1) parts.push(`page=${query.page}`);
  return parts.length === 0 ? basePath : `${basePath}?${parts.join('&')}`;
}

/** The query with one facet value switched; it starts again at page 1. */
export function toggleFacet(query: ListingQuery, key: string, value: string): ListingQuery {
  const chosen = query.filters[key] ?? [];
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  const { [key]: _replaced, ...others } = query.filters;
  const filters = values.length === 0 ? others : { ...others, [key]: canonicalValues(values) };
  return { ...query, filters, page: 1 };
}
