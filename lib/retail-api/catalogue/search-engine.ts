import type { FacetWire, SortOrder } from '#lib/contract/index.ts';

export interface SearchQuery {
  /** Category path, or a brand's list at `brands/featured-brands/SLUG`; undefined to search everything. */
  category?: string;
  /** The search text; undefined for a category. */
  text?: string;
  /** Restricts the page to these product codes, instead of a category and a text; unknown ones are ignored. */
  named?: readonly string[];
  filters: Record<string, string[]>;
  /**
   * Defaults to the list's first order, also if the list does not have it. The relevance of named products is their
   * order.
   */
  sort?: SortOrder | undefined;
  offset: number;
  limit: number;
}

export interface SearchResult {
  /** Product codes on the page. */
  codes: string[];
  total: number;
  facets: FacetWire[];
  /** The sort order of the page. */
  sort: SortOrder;
  /** All sort orders of the list, its default first. */
  sortOrders: SortOrder[];
  /** The text that was searched for, if it differs from the shopper's; otherwise empty. */
  searchedText: string;
  /** Whether words of the text were misspelt. */
  isCorrected: boolean;
  /** Words of the text that no product has together with the others; the search left them out. */
  leftOut: string[];
  /** The text in the catalogue's words if every word is one of them; otherwise empty. */
  knownText: string;
  /** What the text names; nothing where it finds no product. */
  namedLists: NamedLists;
}

/** Brands and categories that a text names, the nearest first. */
export interface NamedLists {
  /** Brand slugs. */
  brands: string[];
  /** Category paths. */
  categories: string[];
}

export const NO_LISTS: NamedLists = { brands: [], categories: [] };

/** Alternatives for a search that found little or nothing. */
export interface SearchAlternatives {
  /** Texts that find more, the nearest first. */
  texts: { text: string; count: number }[];
  /** Category paths. */
  categories: string[];
  /** Product codes. */
  codes: string[];
}

export interface SearchSuggestions extends NamedLists {
  popularSearches: string[];
  /** Product codes. */
  codes: string[];
}

/**
 * Finds products by text, category and filters. Every method returns a promise of plain data (product codes,
 * category paths, counts), so that a search engine on another machine can replace the bundled one.
 */
export interface SearchEngine {
  /** One page of a search or a list with its facets. An unknown category has no products. */
  query(query: SearchQuery): Promise<SearchResult>;
  /** Suggestions for a text, the best first; only popular searches for an empty text. */
  suggest(text: string): Promise<SearchSuggestions>;
  /** Alternatives for a text that found little or nothing. */
  help(text: string): Promise<SearchAlternatives>;
}
