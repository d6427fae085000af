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
    meaning: 'Popularity puts what is in stock first, then the hot sellers, then what is newest.',
  },
  relevance: {
    title: 'Relevance',
    meaning: 'Relevance puts what fits your words best first: brand, name and code count more than details.',
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
      'Customer rating puts first what many buyers rate highly: a good average of many reviews counts more than a perfect one of few.',
  },
};
