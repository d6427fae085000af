import type { FilterSuggestion, Listing, ProductSummary } from '#lib/storefront/catalogue/types.ts';

export interface SuggestedLink {
  name: string;
  href: string;
}

/** A product in the suggestion panel. Money in integer paise. */
export interface SuggestedProduct
  extends Pick<ProductSummary, 'code' | 'title' | 'href' | 'price' | 'mrp' | 'discountPercent' | 'labels'> {
  /** The source of its first photo. */
  photo: string | null;
}

/** Categories and brands that a text names. */
export interface NamedLists {
  categories: SuggestedLink[];
  brands: SuggestedLink[];
}

/** The copy around the suggestions where it is not in the language of the page. */
export interface SuggestionLabels {
  popularSearches: string;
  categories: string;
  brands: string;
  products: string;
  /** The option that leads to all results. */
  all: string;
  /** How many suggestions there are. */
  status: string;
}

/** The contents of the search overlay, in the order of its groups. */
export interface Suggestions extends NamedLists {
  /** Popular searches: texts to search for. */
  popularSearches: string[];
  /** What to show for those that the language of the page has other words for. */
  popularNames?: Record<string, string>;
  products: SuggestedProduct[];
  /** In Hindi, for a text in Devanagari only. */
  labels?: SuggestionLabels;
}

/** Help for a search with few or no results. */
export interface SearchHelp {
  /** Similar texts that have results, the most similar first. */
  texts: { text: string; count: number }[];
  categories: (SuggestedLink & { count: number })[];
  products: ProductSummary[];
}

export interface SearchResults {
  listing: Listing;
  /** Words of the text that the results do not contain; empty where they contain all. */
  leftOut: string[];
  /** Null where there were enough results, or where the retail API has no help. */
  help: SearchHelp | null;
  /** Categories and brands that the text names; null where the retail API tells them as suggestions alone. */
  matches: NamedLists | null;
  /** The page that the operator leads the text to in place of results; null where there is none. */
  leadsTo: string | null;
}

/** The products found by a photo, as a list. */
export interface PhotoResults {
  listing: Listing;
  /** Filters of the empty list whose removal brings products. */
  filterSuggestions: FilterSuggestion[];
}

/** The response to the codes found by a photo; only a successful one has a list. */
export type PhotoResultsReply = { ok: boolean } & Partial<PhotoResults>;

/** The response to a search text; only a successful one has suggestions. */
export interface SuggestionsReply {
  ok: boolean;
  suggestions?: Suggestions;
}

/** The response to a photo; a successful one has codes, any other a message. */
export interface ImageSearchReply {
  ok: boolean;
  codes?: string[];
  message?: string;
}
