// The words of lists stand apart from the others, because the script of every list brings them along.

/** Keys that a facet may have: the URL parameters that a list page keeps, so that nothing else can split its cache. */
export const FACET_KEYS = [
  'brand',
  'type',
  'price',
  'discount',
  'rating',
  'gender',
  'stock',
  // Watches; some of them of smartwatches, too.
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
  // Of everything again, but asked for less.
  'collection',
  'warranty',
  'origin',
] as const;
export type FacetKey = (typeof FACET_KEYS)[number];

/** Orders that a list can be sorted by. */
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

/** Those that every list offers; the first is the one that it has without being asked. */
export const COMMON_ORDERS = [
  'popularity',
  'newest',
  'price-low',
  'price-high',
  'discount',
  'origin',
] as const satisfies readonly SortOrder[];

/** How the values of a facet are to be shown: as words, as colours with their words, or as bands from low to high. */
export const FACET_KINDS = ['words', 'colours', 'bands'] as const;
export type FacetKind = (typeof FACET_KINDS)[number];

/** Values of filters that one list can have chosen, over all keys: more would only make addresses that nobody asked for. */
export const MAXIMUM_FILTER_VALUES = 30;
/** Characters of one such value. */
export const FILTER_VALUE_LENGTH = 80;

/** The last page of a list that can be asked for; a higher number is one that is not there either. */
export const MAXIMUM_PAGE = 10_000;
/** Pages of a list that may be shown as one: each is a call, and more products than that load slowly. */
export const PAGES_TOGETHER = 4;
