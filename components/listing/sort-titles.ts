import type { SortOrder } from '#lib/contract/vocabulary.ts';

interface SortLabels {
  title: string;
  /** How the order ranks, where its title does not say it. */
  meaning?: string;
}

/** The titles of the sort orders, with an explanation of rankings that a shopper cannot see. */
export const SORT_LABELS: Record<SortOrder, SortLabels> = {
  popularity: {
    title: 'Popularity',
    meaning: 'Popularity shows products in stock first, then hot sellers, then the newest.',
  },
  relevance: {
    title: 'Relevance',
    meaning: 'Relevance shows the closest matches first. Brand, name and code count more than details.',
  },
  newest: { title: 'Newest' },
  'price-low': { title: 'Price: low to high' },
  'price-high': { title: 'Price: high to low' },
  discount: { title: 'Discount' },
  'weight-low': { title: 'Weight: light to heavy' },
  'weight-high': { title: 'Weight: heavy to light' },
  origin: { title: 'Country of origin' },
  rating: {
    title: 'Customer rating',
    meaning:
      'Customer rating shows the best-rated products first. A good average from many reviews counts more than a perfect one from a few.',
  },
};
