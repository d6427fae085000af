import 'server-only';
import { cache } from 'react';
import { toListing, toListRequest, toProductCard } from '#lib/catalogue/transform.ts';
import type { Listing, ListingQuery } from '#lib/catalogue/types.ts';
import { calls, type DataOf } from '#lib/contract/index.ts';
import type { Admission } from '#lib/gate/index.ts';
import { noteTags } from '#lib/http/response-notes.ts';
import { toResult } from '#lib/retail-client/return-code-policy.ts';
import { retail } from '#lib/retail-client/server.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import { isSearchable } from '#lib/shared/search-length.ts';
import { storeHref } from '#lib/shared/store-href.ts';
import { normaliseSearchText, SUGGESTED_CATEGORIES, SUGGESTED_PRODUCTS } from './rules.ts';
import type { Suggestions } from './types.ts';

function toSuggestions(wire: DataOf<typeof calls.popularSearch>): Suggestions {
  return {
    words: wire.PopularSearchWord,
    categories: wire.Category.slice(0, SUGGESTED_CATEGORIES).map(({ CategoryName, CategoryURL }) => ({
      name: CategoryName,
      href: storeHref(CategoryURL),
    })),
    brands: wire.Brand.map(({ BrandName, BrandURL }) => ({ name: BrandName, href: storeHref(BrandURL) })),
    products: wire.Products.slice(0, SUGGESTED_PRODUCTS).map(toProductCard),
  };
}

/** Keyed by texts, so that a page and its metadata, which each parse the query, share one call. */
const fetchResults = cache(async (text: string, queryJson: string): Promise<Result<Listing>> => {
  const query: ListingQuery = JSON.parse(queryJson);
  const outcome = await retail().callAsSite(calls.searchCall, {
    Text: text,
    ...toListRequest(query),
  });
  const result = toResult(outcome);
  return result.ok ? success(toListing(result.value)) : result;
});

/** A page of search results. A text of fewer than three characters is refused as `invalid`, without a call. */
export async function search(_admission: Admission, text: string, query: ListingQuery): Promise<Result<Listing>> {
  const normalised = normaliseSearchText(text);
  if (!isSearchable(normalised)) return failure({ kind: 'refused', reason: 'invalid' });
  const listing = await fetchResults(normalised, JSON.stringify(query));
  if (listing.ok) noteTags(...listing.value.products.map((product) => `product:${product.code}`));
  return listing;
}

/** Suggestions for what is being typed; the popular searches for an empty text. One or two characters are refused. */
export async function suggest(_admission: Admission, text: string): Promise<Result<Suggestions>> {
  const normalised = normaliseSearchText(text);
  if (normalised !== '' && !isSearchable(normalised)) return failure({ kind: 'refused', reason: 'invalid' });
  const result = toResult(await retail().callAsSite(calls.popularSearch, { q: normalised }));
  return result.ok ? success(toSuggestions(result.value)) : result;
}
