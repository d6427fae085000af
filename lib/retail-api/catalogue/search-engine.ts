import type { FacetWire, SortOrder } from '#lib/contract/index.ts';

export interface SearchQuery {
  /** Category path, or a brand's list at `brands/featured-brands/SLUG`; undefined for a search over everything. */
  category?: string;
  /** Search text; undefined for a category. */
  text?: string;
  /** Codes of the products alone that the page is of, in place of a category and a text; unknown ones are passed over. */
  named?: readonly string[];
  filters: Record<string, string[]>;
  /** One that the list does not have, or none, is the first that it has. Relevance to named products is their order. */
  sort?: SortOrder | undefined;
  offset: number;
  limit: number;
}

export interface SearchResult {
  /** Product codes of the page. */
  codes: string[];
  total: number;
  facets: FacetWire[];
  /** The order that the page is in. */
  sort: SortOrder;
  /** All orders that the list can have, its own first. */
  sortOrders: SortOrder[];
  /** The text that was searched for, where it differs from the shopper's; otherwise empty. */
  searchedText: string;
  /** Whether words of the text were misspelt. */
  isCorrected: boolean;
  /** Words of the text that no product holds beside the others; it was searched for without them. */
  leftOut: string[];
  /** The text in the catalogue's own words where every word is one of them; otherwise empty. */
  knownText: string;
}

/** Alternatives for a search that found little or nothing. */
export interface SearchHelp {
  /** Texts that find more, the nearest first. */
  texts: { text: string; count: number }[];
  /** Category paths. */
  categories: string[];
  /** Product codes. */
  codes: string[];
}

export interface SearchSuggestions {
  words: string[];
  /** Brand slugs. */
  brands: string[];
  /** Category paths. */
  categories: string[];
  /** Product codes. */
  codes: string[];
}

/**
 * Finds products by text, category and filters. Every method is a promise and every answer is plain data (product codes,
 * category paths, counts), so that a search engine on another machine can take the place of the bundled one.
 */
export interface SearchEngine {
  /** One page of a search or a list with its facets. An unknown category holds nothing. */
  query(query: SearchQuery): Promise<SearchResult>;
  /** Suggestions for a text, best first; popular searches alone for an empty one. */
  suggest(text: string): Promise<SearchSuggestions>;
  /** What to offer a shopper whose text found little or nothing. */
  help(text: string): Promise<SearchHelp>;
}
