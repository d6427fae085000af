import type { FilterSuggestion, Listing, ProductSummary } from '#lib/storefront/catalogue/types.ts';

export interface SuggestedLink {
  name: string;
  href: string;
}

/** A product as the panel shows it. Money in integer paise. */
export interface SuggestedProduct
  extends Pick<ProductSummary, 'code' | 'title' | 'href' | 'price' | 'mrp' | 'discountPercent' | 'labels'> {
  /** Source of its first photo. */
  photo: string | null;
}

/** What the search overlay shows, in the order of its groups. */
export interface Suggestions {
  /** Popular searches: texts to search for. */
  words: string[];
  categories: SuggestedLink[];
  brands: SuggestedLink[];
  products: SuggestedProduct[];
}

/** Ways on from a search that found little or nothing. */
export interface SearchHelp {
  /** Near texts that do find something, the nearest first. */
  texts: { text: string; count: number }[];
  categories: (SuggestedLink & { count: number })[];
  products: ProductSummary[];
}

export interface SearchResults {
  listing: Listing;
  /** Words of the text that the results do not hold; none where all are held. */
  leftOut: string[];
  /** Null where enough was found, or where the retail API knows no way on. */
  help: SearchHelp | null;
}

/** What a photo has found, as a list. */
export interface PhotoResults {
  listing: Listing;
  /** Filters of an empty list whose removal brings products. */
  filterSuggestions: FilterSuggestion[];
}

/** What the store answers to codes that a photo has found; only a good answer has a list. */
export type PhotoResultsReply = { ok: boolean } & Partial<PhotoResults>;

/** What the store answers to a text; only a good answer has suggestions. */
export interface SuggestionsReply {
  ok: boolean;
  suggestions?: Suggestions;
}

/** What the store answers to a photo; only a good answer has codes, any other words for it. */
export interface ImageSearchReply {
  ok: boolean;
  codes?: string[];
  message?: string;
}
