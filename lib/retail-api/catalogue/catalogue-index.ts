import type { FacetWire, SortOrder } from '#lib/contract/index.ts';
import type { Scope } from '../domain/pricing/scope.ts';

export interface IndexQuery {
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

export interface IndexAnswer {
  /** Product codes of the page asked for. */
  codes: string[];
  total: number;
  facets: FacetWire[];
  /** The order that the page is in. */
  sort: SortOrder;
  /** All orders that the list can have, its own first. */
  sortOrders: SortOrder[];
  /** The text that was searched for, where it is not the one asked for; otherwise empty. */
  searchedText: string;
  /** Whether words of the text were misspelt. */
  isCorrected: boolean;
  /** Words of the text that no product holds beside the others; it was searched for without them. */
  leftOut: string[];
  /** The text in the catalogue's own words where every word is one of them; otherwise empty. */
  knownText: string;
}

/** Ways on from a search that found little or nothing. */
export interface IndexHelp {
  /** Texts that find more, the nearest first. */
  texts: { text: string; count: number }[];
  /** Category paths. */
  categories: string[];
  /** Product codes. */
  codes: string[];
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
  /** What to offer whoever searched for a text and found little or nothing. */
  waysOn(text: string): IndexHelp;
  /** Counts a search, so that it may become a suggestion; takes a `knownText`. */
  noteSearch(text: string): void;
  /** Counts a search that found nothing, for the operator; takes the text as it was written. */
  noteMiss(text: string): void;
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
  /** Codes of the products of a list that cost nearest to one, half of them more and half of them less where there are so many. */
  nearInPrice(code: string, path: string, limit: number): string[];
  /** Whether any of the goods is in a scope; without goods, whether anything at all is. */
  isAnyInScope(scope: Scope, goods?: Goods): boolean;
  /** Path of the smallest list that holds all that is in a scope and mostly that; undefined where none does. */
  listOfScope(scope: Scope): string | undefined;
}
