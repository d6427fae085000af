import type { FacetWire, SortOrder } from '#lib/contract/index.ts';
import type { Scope } from '../domain/pricing/scope.ts';

export interface IndexQuery {
  /** Category path, or a brand's list at `brands/featured-brands/SLUG`; undefined for a search over everything. */
  category?: string;
  /** Search text; undefined for a category. */
  text?: string;
  filters: Record<string, string[]>;
  sort: SortOrder;
  offset: number;
  limit: number;
}

export interface IndexAnswer {
  /** Product codes of the page asked for. */
  codes: string[];
  total: number;
  facets: FacetWire[];
  /** Set where the text was corrected. */
  correctedText: string;
  /** The text in the catalogue's own words where every word is one of them; otherwise empty. */
  knownText: string;
}

/** A list of products that has an address of its own. */
export interface CategoryEntry {
  /** Without the leading slash. */
  path: string;
  name: string;
  intro: string;
  /** How many products it holds. */
  count: number;
  /** Paths one level below, in the operator's order. */
  children: string[];
}

export interface IndexSuggestions {
  words: string[];
  /** Brand slugs. */
  brands: string[];
  /** Category paths. */
  categories: string[];
  /** Product codes. */
  codes: string[];
}

/** Path of the list of all brands' products; a brand's own list is a sibling with its slug. */
export const BRAND_LISTS = 'brands/featured-brands';

/** One product by its code, or all of a list by its path. */
export type Goods = { product: string } | { category: string };

/** Search and facets over the whole catalogue. One interface, so that an operator's search engine can take its place. */
export interface CatalogueIndex {
  /** An unknown category holds nothing. */
  query(query: IndexQuery): IndexAnswer;
  /** Suggestions for a text, best first; popular words alone for an empty one. */
  suggest(text: string): IndexSuggestions;
  /** Counts a search, so that it may become a suggestion; takes a `knownText`. */
  noteSearch(text: string): void;
  /** The list at a path: a category, a brand's list, or `brands/featured-brands/products`. */
  category(path: string): CategoryEntry | undefined;
  /** Paths of the top categories in the operator's order. */
  roots(): string[];
  /** The categories from the top down to `path`, itself included. */
  trail(path: string): CategoryEntry[];
  /** Path of the category that a product is at home in, as deep as it goes; undefined for an unknown product. */
  categoryOf(code: string): string | undefined;
  /** Codes of the same design in other colours, the product itself left out. */
  colourwaysOf(code: string): string[];
  /** Whether any of the goods is in a scope; without goods, whether anything at all is. */
  isAnyInScope(scope: Scope, goods?: Goods): boolean;
  /** Path of the smallest list that holds all that is in a scope and mostly that; undefined where none does. */
  listOfScope(scope: Scope): string | undefined;
}
