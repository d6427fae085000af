import type { ProductSummary } from '#lib/storefront/catalogue/types.ts';
import type { StorySummary } from '#lib/storefront/content/stories/types.ts';
import type { ContentHeading } from '#lib/storefront/content/types.ts';

/** A part of a story's text, up to the next heading, and the products that are named there first. */
export interface StorySection {
  /** Sanitised. */
  html: string;
  products: ProductSummary[];
}

export interface Story extends StorySummary {
  /** True after the last day of an occasion. */
  isOver: boolean;
  sections: StorySection[];
  headings: ContentHeading[];
  /** The list that the story names, with its first products. */
  list: { title: string; href: string; products: ProductSummary[] } | null;
}
