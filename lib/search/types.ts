import type { ProductCard } from '#lib/catalogue/types.ts';

export interface SuggestedLink {
  name: string;
  href: string;
}

/** What the search overlay shows, in the order of its groups. */
export interface Suggestions {
  /** Popular searches: texts to search for. */
  words: string[];
  categories: SuggestedLink[];
  brands: SuggestedLink[];
  products: ProductCard[];
}
