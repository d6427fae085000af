import { PRICE_LIMITS } from '#lib/contract/list-vocabulary.ts';
import { discountPercent, formatPaise } from '#lib/shared/money.ts';
import { averageOf } from '../../community/reviews/star-counts.ts';
import type { FacetDefinition, FacetTerm } from './facet-definition.ts';
import { type Bands, listTerms, rangeTerms, thresholdTerms, wordTerms } from './facet-terms.ts';
import type { IndexEntry } from './index-entry.ts';

const GENDERS = ['Women', 'Men', 'Unisex'];

/** Rupees. */
const PRICE_BANDS: Bands = {
  limits: PRICE_LIMITS,
  step: 1,
  labelOf: (rupees) => formatPaise(rupees * 100),
};
const DISCOUNTS = [10, 20, 30, 40, 50];
const STARS = [4, 3, 2, 1];
const WARRANTY_YEARS = [1, 2, 3, 5, 10];

/**
 * The value of jewellery is its form, that of other products their kind, so that a list of everything can be filtered
 * by rings or watches.
 */
function typeOf({ product }: IndexEntry): string {
  if (product.RootCategory !== 'Jewellery') return product.RootCategory;
  return product.Attributes.Type ?? product.Category;
}

function warrantyYears({ product }: IndexEntry): number | undefined {
  if (product.RootCategory === 'Jewellery') return undefined;
  const months = product.Attributes.WarrantyMonths;
  return months === undefined ? undefined : months / 12;
}

/** The filter follows the displayed average, the most stars first; a product without reviews has no value. */
function ratingTerms({ stars }: IndexEntry): FacetTerm[] {
  const average = averageOf(stars) ?? 0;
  return STARS.filter((limit) => average >= limit).map((limit) => ({
    value: `${limit}-up`,
    title: `${limit} ${limit === 1 ? 'star' : 'stars'} and up`,
    rank: -limit,
  }));
}

/** The filter groups for all goods. */
export const COMMON_GROUPS: readonly FacetDefinition[] = [
  { key: 'brand', title: 'Brand', kind: 'words', terms: ({ product }) => wordTerms(product.BrandName) },
  { key: 'type', title: 'Type', kind: 'words', terms: (entry) => wordTerms(typeOf(entry)) },
  { key: 'price', title: 'Price', kind: 'bands', terms: ({ price }) => rangeTerms(price / 100, PRICE_BANDS) },
  {
    key: 'discount',
    title: 'Discount',
    kind: 'bands',
    terms: ({ mrp, price }) => thresholdTerms(discountPercent(mrp, price), DISCOUNTS, '%'),
  },
  {
    key: 'gender',
    title: 'Gender',
    kind: 'words',
    terms: ({ product }) => listTerms([product.Gender], (gender) => GENDERS.indexOf(gender)),
  },
  {
    key: 'stock',
    title: 'Availability',
    kind: 'words',
    terms: ({ stock }) => (stock > 0 ? wordTerms('In stock') : []),
  },
  { key: 'rating', title: 'Customer rating', kind: 'bands', terms: ratingTerms },
  {
    key: 'collection',
    title: 'Collection',
    kind: 'words',
    terms: ({ product }) => wordTerms(product.Attributes.Collection),
  },
  {
    key: 'warranty',
    title: 'Warranty',
    kind: 'bands',
    terms: (entry) =>
      thresholdTerms(warrantyYears(entry), WARRANTY_YEARS, ' years').map((term) =>
        term.rank === 1 ? { ...term, title: '1 year and more' } : term,
      ),
  },
  {
    key: 'origin',
    title: 'Country of origin',
    kind: 'words',
    terms: ({ product }) => wordTerms(product.CountryOfOrigin),
  },
];
