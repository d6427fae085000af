import type { Scope } from '../cart/pricing/scope.ts';

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

/** Path of the list of all brands' products; a brand's own list is a sibling with its slug. */
export const BRAND_LISTS = 'brands/featured-brands';

/** One product by its code, or all of a list by its path. */
export type Goods = { product: string } | { category: string };

/** How the catalogue is built up, in memory: its lists, where each product belongs, and what a promotion is for. */
export interface CatalogueStructure {
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
