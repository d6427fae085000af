// The vocabulary of lists has a separate file, because every list page's script loads it.

/**
 * The keys that a facet may have: the URL parameters that a list page keeps, so that no other parameter can
 * split its cache.
 */
export const FACET_KEYS = [
  'brand',
  'type',
  'price',
  'discount',
  'rating',
  'gender',
  'stock',
  // Watches; some of these are also facets of smartwatches.
  'dial',
  'strap',
  'strap-colour',
  'case-size',
  'shape',
  'case',
  'movement',
  'water',
  'function',
  'glass',
  // Smartwatches.
  'display',
  'screen',
  'calling',
  'gps',
  'battery',
  'sensor',
  'works-with',
  'esim',
  'colour',
  // Jewellery.
  'metal',
  'purity',
  'stone',
  'clarity',
  'stone-colour',
  'weight',
  'ring-size',
  'bangle-size',
  'occasion',
  'making',
  'certificate',
  'hallmarked',
  // All products again, but chosen less often.
  'collection',
  'warranty',
  'origin',
] as const;
export type FacetKey = (typeof FACET_KEYS)[number];

/** Where the bands of the facet `price` begin and end, in rupees: `under-5000`, `5000-10000` and so on, `from-1000000`. */
export const PRICE_LIMITS = [5_000, 10_000, 25_000, 50_000, 100_000, 200_000, 500_000, 1_000_000] as const;

/** The orders that a list can be sorted by. */
export const SORT_ORDERS = [
  'popularity',
  'relevance',
  'newest',
  'price-low',
  'price-high',
  'discount',
  'weight-low',
  'weight-high',
  'origin',
  'rating',
] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** The sort orders that every list offers; the first is the default. */
export const COMMON_ORDERS = [
  'popularity',
  'newest',
  'price-low',
  'price-high',
  'discount',
  'origin',
] as const satisfies readonly SortOrder[];

/** How the values of a facet are displayed: as text, as colours with text, or as ranges from low to high. */
export const FACET_KINDS = ['words', 'colours', 'bands'] as const;
export type FacetKind = (typeof FACET_KINDS)[number];

/**
 * The most filter values that one list can have chosen, over all keys; more would only create URLs that no
 * shopper requests.
 */
export const MAX_FILTER_VALUES = 30;
/** The most characters of one filter value. */
export const FILTER_VALUE_LENGTH = 80;

/** The last page of a list that can be requested; a higher number is treated as this one. */
export const MAX_PAGE = 10_000;
/** The most pages of a list that may be shown together: each is one call, and more products load slowly. */
export const PAGES_TOGETHER = 4;

/** The surrogate key of pages of search results: they are purged when the operator's phrases change. */
export const SEARCH_TAG = 'search';
