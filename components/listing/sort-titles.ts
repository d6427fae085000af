import type { SortOrder } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';

interface SortLabels {
  title: () => string;
  /** How the order ranks, where its title does not say it. */
  meaning?: () => string;
}

/** The titles of the sort orders, with an explanation of rankings that a shopper cannot see. */
export const SORT_LABELS: Record<SortOrder, SortLabels> = {
  popularity: {
    title: m.listingSortPopularity,
    meaning: m.listingSortPopularityMeaning,
  },
  relevance: {
    title: m.listingSortRelevance,
    meaning: m.listingSortRelevanceMeaning,
  },
  newest: { title: m.listingSortNewest },
  'price-low': { title: m.listingSortPriceLow },
  'price-high': { title: m.listingSortPriceHigh },
  discount: { title: m.listingSortDiscount },
  'weight-low': { title: m.listingSortWeightLow },
  'weight-high': { title: m.listingSortWeightHigh },
  origin: { title: m.listingSortOrigin },
  rating: {
    title: m.listingSortRating,
    meaning: m.listingSortRatingMeaning,
  },
};
