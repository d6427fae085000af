import type { Scope } from '../cart/pricing/scope.ts';

/** A list of products that has its own URL. */
export interface CategoryEntry {
  /** The path has no leading slash. */
  path: string;
  name: string;
  intro: string;
  /** The number of products in the list. */
  count: number;
  /** Paths of the lists one level below, in the operator's order. */
  children: string[];
}

/** Path of the list of all brands' products; the list of a single brand is a sibling with its slug. */
export const BRAND_LISTS = 'brands/featured-brands';

/** One product by its code, or all products of a list by its path. */
export type OfferTarget = { product: string } | { category: string };

/** A colour of a design, and the product that has it. */
export interface DesignColour {
  name: string;
  code: string;
}

/** The structure of the catalogue in memory: its lists, the place of each product, and the scope of promotions. */
export interface CatalogueStructure {
  /** The list at a path: a category, a brand's list, or `brands/featured-brands/products`. */
  category(path: string): CategoryEntry | undefined;
  /** Paths of the top categories in the operator's order. */
  roots(): string[];
  /** The categories from the top down to `path`, itself included. */
  trail(path: string): CategoryEntry[];
  /** Path of the deepest category of a product; undefined for an unknown product. */
  categoryOf(code: string): string | undefined;
  /** Codes of the same design in other colours, without the product itself. */
  colourwaysOf(code: string): string[];
  /**
   * The colours of a product's design in the order of their codes, each name once, its own by itself; empty where
   * there are fewer than two.
   */
  coloursOf(code: string): DesignColour[];
  /**
   * Codes of the products in a list whose prices are nearest to a product's, half of them higher and half lower if
   * there are enough.
   */
  nearInPrice(code: string, path: string, limit: number): string[];
  /** Whether any product of the target is in a scope; without a target, whether any product is. */
  isAnyInScope(scope: Scope, target?: OfferTarget): boolean;
  /** Path of the smallest list that contains a whole scope and few other products; undefined if there is none. */
  listOfScope(scope: Scope): string | undefined;
}
