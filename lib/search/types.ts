import type { ProductCard } from '#lib/catalogue/types.ts';

export interface SuggestedLink {
  name: string;
  href: string;
}

/** A product as the panel shows it. Money in integer paise. */
export interface SuggestedProduct
  extends Pick<ProductCard, 'code' | 'title' | 'href' | 'price' | 'mrp' | 'discountPercent' | 'labels'> {
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
