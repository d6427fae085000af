import { currentLanguage } from '#language';
import 'server-only';
import { cache } from 'react';
import { calls } from '#lib/contract/index.ts';
import { purgedCache } from '#lib/shared/memory-cache.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import type { Admission } from '#lib/storefront/platform/gate/index.ts';
import { addSurrogateKeys, markDegraded, markValidUntil } from '#lib/storefront/platform/http/response-directives.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import { isCataloguePath } from './catalogue-path.ts';
import { findFilterSuggestions } from './filter-suggestions.ts';
import { joinPages } from './join-pages.ts';
import { markProducts } from './mark-products.ts';
import { toHomeSections } from './to-home-sections.ts';
import {
  toAvailability,
  toListing,
  toListRequest,
  toProduct,
  toProductCard,
  toResolution,
  toServiceability,
  toSitemap,
} from './transform.ts';
import type {
  Availability,
  FilterSuggestion,
  HomeSection,
  Listing,
  ListingQuery,
  Product,
  ProductSummary,
  Resolution,
  Serviceability,
  Sitemap,
} from './types.ts';

const SIMILAR_PRODUCTS = 6;
/** The meaning of a path rarely changes; caching it briefly saves a call on every render. */
const resolutions = () => purgedCache<Resolution>('resolutions', { max: 10_000, freshFor: 30_000 });

function map<From, To>(result: Result<From>, transform: (value: From) => To): Result<To> {
  return result.ok ? success(transform(result.value)) : result;
}

/** Resolves a path (without the leading slash). Impossible and reserved paths are answered without a call. */
export const resolvePath = cache(async (_admission: Admission, path: string): Promise<Result<Resolution>> => {
  if (!isCataloguePath(path)) return failure({ kind: 'not-found' });
  return resolutions().read(`${currentLanguage()} ${path}`, async () => {
    const outcome = await retail().callAsSite(calls.resolveUrl, { PageURL: path });
    return map(toResult(outcome), (wire) => toResolution(wire, path));
  });
});

/** Keyed by strings, so that a page and its metadata, which each parse the query, share one call. */
const fetchListing = cache(async (path: string, queryJson: string): Promise<Result<Listing>> => {
  const query: ListingQuery = JSON.parse(queryJson);
  const outcome = await retail().callAsSite(calls.productList, {
    CategoryURL: path,
    ...toListRequest(query),
  });
  return map(toResult(outcome), toListing);
});

/** A page of a category list, or several pages as one, with facets. Not found beyond the last page. */
export async function getListing(_admission: Admission, path: string, query: ListingQuery): Promise<Result<Listing>> {
  addSurrogateKeys(`list:${path}`);
  const listing = await joinPages(query, (page) => fetchListing(path, JSON.stringify(page)));
  if (listing.ok) markProducts(listing.value.products);
  return listing;
}

/** Which filters of an empty category list to remove, and what each removal brings. */
export async function getFilterSuggestions(
  _admission: Admission,
  path: string,
  query: ListingQuery,
): Promise<FilterSuggestion[]> {
  return findFilterSuggestions(query, async (without) => {
    const request = { CategoryURL: path, ...toListRequest(without), PageSize: 1 };
    const outcome = await retail().callAsSite(calls.productList, request);
    return outcome.kind === 'done' ? outcome.data.TotalProducts : 0;
  });
}

/** All data of one product. */
export const getProduct = cache(async (_admission: Admission, code: string): Promise<Result<Product>> => {
  addSurrogateKeys(`product:${code}`);
  const outcome = await retail().callAsSite(calls.productDetails, { ProductCode: code });
  const product = map(toResult(outcome), toProduct);
  if (product.ok) markProducts([product.value, ...product.value.colourways]);
  return product;
});

/** Products similar to this one; empty where they are not available, since no page depends on them. */
export async function getSimilarProducts(_admission: Admission, code: string): Promise<ProductSummary[]> {
  const outcome = await retail().callAsSite(calls.similarProducts, { ProductCode: code, Limit: SIMILAR_PRODUCTS });
  if (outcome.kind === 'failed' && outcome.failure.kind !== 'not-found') markDegraded();
  const products = outcome.kind === 'done' ? outcome.data.map(toProductCard) : [];
  markProducts(products);
  return products;
}

/**
 * Products that customers bought together with this one, most customers first; empty where none are known. A page is
 * complete without them, so that it is cached as usual for a retail API that does not have the call.
 */
export async function getBoughtTogether(_admission: Admission, code: string): Promise<ProductSummary[]> {
  const outcome = await retail().callAsSite(calls.boughtTogether, { ProductCode: code });
  const products = outcome.kind === 'done' ? outcome.data.map(toProductCard) : [];
  markProducts(products);
  return products;
}

/**
 * The sections of the home page in the operator's order; without offers where the store does not present them.
 */
export async function getHome(_admission: Admission, options: { offers: boolean }): Promise<Result<HomeSection[]>> {
  addSurrogateKeys('home');
  const outcome = await retail().callAsSite(calls.homeSections, {});
  const sections = map(toResult(outcome), (wire) =>
    toHomeSections(wire).filter(({ kind }) => options.offers || kind !== 'offers'),
  );
  if (!sections.ok) return sections.failure.kind === 'not-found' ? success([]) : sections;
  markProducts(sections.value.flatMap((section) => (section.kind === 'rail' ? section.products : [])));
  for (const section of sections.value) {
    if (section.kind === 'journal' && section.changesAt !== undefined) markValidUntil(section.changesAt);
  }
  return sections;
}

/** The home page by the draft of its layout, behind a signed link; not found for a wrong or expired one. */
export async function getHomePreview(
  _admission: Admission,
  token: string,
): Promise<Result<{ sections: HomeSection[]; from: number | null; until: number | null }>> {
  const outcome = await retail().callAsSite(calls.previewedHome, { Token: token });
  return map(toResult(outcome), ({ Sections, PublishFrom: from, PublishUntil: until }) => {
    return { sections: toHomeSections(Sections), from, until };
  });
}

/** The addresses of all lists and products, `page` counted from 1; not found beyond the last page. */
export async function getSitemap(_admission: Admission, page: number): Promise<Result<Sitemap>> {
  const outcome = await retail().callAsSite(calls.sitemapEntries, { Page: page });
  return map(toResult(outcome), toSitemap);
}

/** Current price and stock; unknown products are left out. */
export async function getAvailability(
  _admission: Admission,
  codes: readonly string[],
): Promise<Result<Availability[]>> {
  const outcome = await retail().callAsSite(calls.productAvailability, { ProductCodes: [...codes] });
  return map(toResult(outcome), toAvailability);
}

/** Whether, when and how a pincode is delivered to; `code` limits the check to one product. */
export async function checkServiceability(
  _admission: Admission,
  pincode: string,
  code?: string,
): Promise<Result<Serviceability>> {
  const outcome = await retail().callAsSite(calls.checkServiceability, { Pincode: pincode, ProductCode: code });
  return map(toResult(outcome), toServiceability);
}
