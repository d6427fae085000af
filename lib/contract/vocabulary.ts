// Plain words without schemas, so that browser code may import them alone.

/** The seven labels of a product, in order of precedence: at most two are shown on a card. */
export const LABELS = [
  'sold out',
  'few left',
  'price drop',
  'limited edition',
  'exclusive',
  'new',
  'hot seller',
] as const;
export type Label = (typeof LABELS)[number];

/** Keys that a facet may have: the URL parameters that a list page keeps, so that nothing else can split its cache. */
export const FACET_KEYS = ['brand', 'price', 'gender', 'stock', 'origin'] as const;
export type FacetKey = (typeof FACET_KEYS)[number];

/** Orders that a list can be sorted by. */
export const SORT_ORDERS = [
  'popularity',
  'relevance',
  'newest',
  'price-low',
  'price-high',
  'discount',
  'origin',
] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** A pincode of India. */
export const PINCODE_PATTERN = /^[1-9]\d{5}$/;

/** Photos that a search by image takes, by extension without the dot, compared in lower case. */
export const IMAGE_SEARCH_EXTENSIONS = ['png', 'jpg', 'jpeg', 'bmp', 'webp', 'jfif'] as const;
