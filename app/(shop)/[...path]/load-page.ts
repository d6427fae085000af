import { cache } from 'react';
import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import { withRenamedBrands } from '#lib/storefront/catalogue/brands/renamed-filter.ts';
import { listingHref, parseListingQuery } from '#lib/storefront/catalogue/listing-query.ts';
import {
  getBoughtTogether,
  getFilterSuggestions,
  getListing,
  getProduct,
  getSimilarProducts,
  resolvePath,
} from '#lib/storefront/catalogue/server.ts';
import type {
  FilterSuggestion,
  Listing,
  ListingQuery,
  OfferBanner,
  Product,
  ProductSummary,
} from '#lib/storefront/catalogue/types.ts';
import { getFirstQuestions } from '#lib/storefront/community/questions/server.ts';
import type { ProductQuestions } from '#lib/storefront/community/questions/types.ts';
import { getNewestReviews } from '#lib/storefront/community/reviews/server.ts';
import type { ProductReviews } from '#lib/storefront/community/reviews/types.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import type { StorySummary } from '#lib/storefront/content/stories/types.ts';
import { plansForCategories } from '#lib/storefront/emi/instalments.ts';
import { getEmiPlans } from '#lib/storefront/emi/server.ts';
import type { EmiPlan } from '#lib/storefront/emi/types.ts';
import { hasGoldRates } from '#lib/storefront/gold-rate/server.ts';
import { getProductStories } from '#lib/storefront/journal/server.ts';
import { getShippingTerms } from '#lib/storefront/marketing/feeds/server.ts';
import type { FeedShippingTerms } from '#lib/storefront/marketing/feeds/types.ts';
import { getListOffers, getProductOffers } from '#lib/storefront/offers/server.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';

/** The page at a path of the catalogue. */
export type CataloguePage =
  | { kind: 'missing' }
  /** `href` is the page's own URL. */
  | { kind: 'unavailable'; href: string }
  | { kind: 'redirect'; href: string }
  | {
      kind: 'product';
      product: Product;
      similar: ProductSummary[];
      boughtTogether: ProductSummary[];
      offers: OfferBanner[];
      emiPlans: EmiPlan[];
      /** Whether metal rates price it. */
      goldRates: boolean;
      shipping: FeedShippingTerms | null;
      /** Null while they cannot be fetched. */
      reviews: ProductReviews | null;
      questions: ProductQuestions | null;
      stories: StorySummary[];
    }
  | {
      kind: 'list';
      listing: Listing;
      query: ListingQuery;
      offers: OfferBanner[];
      filterSuggestions: FilterSuggestion[];
    };

function withSearch(href: string, search: string): string {
  return search === '' ? href : `${href}?${search}`;
}

/**
 * Loads a page once per request for its metadata and its content. `search` is the query string without the
 * question mark.
 */
export const loadPage = cache(async (path: string, search: string): Promise<CataloguePage> => {
  const failed = (failure: Failure): CataloguePage =>
    failure.kind === 'unavailable'
      ? { kind: 'unavailable', href: withSearch(paths.page(path), search) }
      : { kind: 'missing' };
  const admission = await requireAdmission();
  const [resolved, flags] = await Promise.all([resolvePath(admission, path), getFlags()]);
  if (!resolved.ok) return failed(resolved.failure);
  const target = resolved.value;
  if (target.kind === 'redirect') return { kind: 'redirect', href: withSearch(target.href, search) };
  if (target.kind === 'product') {
    const [product, similar, boughtTogether, offers, emiPlans, goldRates, shipping, reviews, questions, stories] =
      await Promise.all([
        getProduct(admission, target.code),
        getSimilarProducts(admission, target.code),
        getBoughtTogether(admission, target.code),
        getProductOffers(admission, flags, target.code),
        getEmiPlans(admission),
        hasGoldRates(admission),
        getShippingTerms(admission),
        getNewestReviews(admission, target.code),
        getFirstQuestions(admission, target.code),
        getProductStories(admission, target.code),
      ]);
    return product.ok
      ? {
          kind: 'product',
          product: product.value,
          similar,
          boughtTogether,
          offers,
          emiPlans: plansForCategories(emiPlans, [product.value.department]),
          goldRates: goldRates && product.value.department === 'Jewellery',
          shipping,
          reviews,
          questions,
          stories,
        }
      : failed(product.failure);
  }
  const query = parseListingQuery(Object.fromEntries(new URLSearchParams(search)));
  const [listing, offers] = await Promise.all([
    getListing(admission, target.path, query),
    getListOffers(admission, flags, target.path, query),
  ]);
  const renamed = await withRenamedBrands(admission, query, listing);
  if (renamed) return { kind: 'redirect', href: listingHref(paths.page(target.path), renamed) };
  if (!listing.ok) return failed(listing.failure);
  const filterSuggestions = listing.value.total === 0 ? await getFilterSuggestions(admission, target.path, query) : [];
  return { kind: 'list', listing: listing.value, query, offers, filterSuggestions };
});
