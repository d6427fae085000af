import { currentLanguage } from '#language';
import { SUGGESTED_PRODUCTS } from '#lib/contract/vocabulary.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import 'server-only';
import { cache } from 'react';
import { calls, type DataOf, SEARCH_TAG } from '#lib/contract/index.ts';
import { Semaphore } from '#lib/shared/concurrency.ts';
import { purgedCache } from '#lib/shared/memory-cache.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import { isSearchable } from '#lib/shared/search-length.ts';
import { singleton } from '#lib/shared/singleton.ts';
import { findFilterSuggestions } from '#lib/storefront/catalogue/filter-suggestions.ts';
import { joinPages } from '#lib/storefront/catalogue/join-pages.ts';
import { markProducts } from '#lib/storefront/catalogue/mark-products.ts';
import { toListing, toListRequest, toProductCard } from '#lib/storefront/catalogue/transform.ts';
import type { FilterSuggestion, ListingQuery, ProductSummary } from '#lib/storefront/catalogue/types.ts';
import type { Admission } from '#lib/storefront/platform/gate/index.ts';
import { addSurrogateKeys } from '#lib/storefront/platform/http/response-directives.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import type { UploadedFile } from '#lib/storefront/platform/retail-client/types.ts';
import { hindiLabels } from './hindi-copy.ts';
import { popularSearchText } from './popular-search-text.ts';
import { normaliseSearchText, PHOTO_RESULTS } from './rules.ts';
import { toMatches, toSearchResults } from './to-search-results.ts';
import type { PhotoResults, SearchResults, SuggestedProduct, Suggestions } from './types.ts';

/** Fewer than the server admits at the same time: the rest of the requests is for cached texts. */
const SUGGESTIONS_AT_ONCE = 8;

/** Shoppers begin with the same texts, and every keystroke needs a fast answer. */
const suggestionCache = () => purgedCache<Suggestions>('suggestions', { max: 2000, freshFor: MINUTE_MS });

/** Limits the concurrent calls for uncached texts, because pages use the same API. */
const uncachedCalls = () =>
  singleton('suggestion-slots', () => new Semaphore({ running: SUGGESTIONS_AT_ONCE, waiting: 0 }));

function toSuggestions(text: string, wire: DataOf<typeof calls.popularSearch>): Suggestions {
  const suggestions = {
    popularSearches: wire.PopularSearchWord,
    ...toMatches(wire),
    products: wire.Products.slice(0, SUGGESTED_PRODUCTS).map(toProductCard).map(toSuggestedProduct),
  };
  const labels = hindiLabels(text, Object.values(suggestions).flat().length);
  const named = wire.PopularSearchWord.map((word) => [word, popularSearchText(word)]).filter(
    ([word, name]) => name !== word,
  );
  return {
    ...suggestions,
    ...(labels && { labels }),
    ...(named.length > 0 && { popularNames: Object.fromEntries(named) }),
  };
}

/** The fields of a card that the panel shows, so that no others are sent. */
function toSuggestedProduct({ photos, ...card }: ProductSummary): SuggestedProduct {
  const { code, title, href, price, mrp, discountPercent, labels } = card;
  return { code, title, href, photo: photos[0]?.source ?? null, price, mrp, discountPercent, labels };
}

/** Keyed by strings, so that a page and its metadata, which each parse the query, share one call. */
const fetchResults = cache(async (text: string, queryJson: string): Promise<Result<SearchResults>> => {
  const query: ListingQuery = JSON.parse(queryJson);
  const outcome = await retail().callAsSite(calls.search, {
    Text: text,
    ...toListRequest(query),
  });
  const result = toResult(outcome);
  return result.ok ? success(toSearchResults(result.value)) : result;
});

/** A page of search results. A text that is too short is refused as `invalid`, without a call. */
export async function search(_admission: Admission, text: string, query: ListingQuery): Promise<Result<SearchResults>> {
  const normalised = normaliseSearchText(text);
  if (!isSearchable(normalised)) return failure({ kind: 'refused', reason: 'invalid' });
  addSurrogateKeys(SEARCH_TAG);
  const fetchPage = (page: ListingQuery) => fetchResults(normalised, JSON.stringify(page));
  const results = await fetchPage({ ...query, to: undefined });
  if (!results.ok) return results;
  const joined = await joinPages(query, async (page) => {
    const result = await fetchPage(page);
    return result.ok ? success(result.value.listing) : result;
  });
  if (!joined.ok) return joined;
  const found = { ...results.value, listing: joined.value };
  markProducts([...found.listing.products, ...(found.help?.products ?? [])]);
  return success(found);
}

/** Which filters of an empty search to remove, and what each removal brings. */
export async function getSearchFilterSuggestions(
  _admission: Admission,
  text: string,
  query: ListingQuery,
): Promise<FilterSuggestion[]> {
  return findFilterSuggestions(query, async (without) => {
    const results = await fetchResults(normaliseSearchText(text), JSON.stringify(without));
    return results.ok ? results.value.listing.total : 0;
  });
}

async function fetchSuggestions(text: string): Promise<Result<Suggestions>> {
  const result = toResult(await retail().callAsSite(calls.popularSearch, { q: text }));
  return result.ok ? success(toSuggestions(text, result.value)) : result;
}

/** Suggestions for a typed text; popular searches for an empty text. One that is too short is refused. */
export async function suggest(_admission: Admission, text: string): Promise<Result<Suggestions>> {
  const normalised = normaliseSearchText(text);
  if (normalised !== '' && !isSearchable(normalised)) return failure({ kind: 'refused', reason: 'invalid' });
  return suggestionCache().read(`${currentLanguage()} ${normalised}`, async () => {
    const answer = uncachedCalls().tryRun(() => fetchSuggestions(normalised));
    return answer ?? failure({ kind: 'unavailable' });
  });
}

/**
 * Codes of the products similar to a photo, nearest first; finding none is reported as unavailable. The call is made with
 * the storefront's own JWT, so that the retail API does not learn whose photo it is.
 */
export async function searchByPhoto(_admission: Admission, photo: UploadedFile): Promise<Result<string[]>> {
  const outcome = await retail().callAsSite(calls.imageSearch, {}, '', photo);
  const codes = outcome.kind === 'done' ? outcome.data.similar_prod_ids : [];
  return codes.length > 0 ? success(codes) : failure({ kind: 'unavailable' });
}

/**
 * The products found by a photo, filtered and sorted; by default in the order of their codes. All are on one page.
 */
export async function getPhotoResults(
  _admission: Admission,
  codes: readonly string[],
  query: ListingQuery,
): Promise<Result<PhotoResults>> {
  const fetchByCodes = async (query: ListingQuery, PageSize: number) =>
    retail().callAsSite(calls.productsByCode, {
      ...toListRequest({ ...query, sort: query.sort ?? 'relevance', page: 1 }),
      PageSize,
      ProductCodes: [...codes],
    });
  const result = toResult(await fetchByCodes(query, PHOTO_RESULTS));
  if (!result.ok) return result;
  const listing = toListing(result.value);
  const count = async (without: ListingQuery) => {
    const outcome = await fetchByCodes(without, 1);
    return outcome.kind === 'done' ? outcome.data.TotalProducts : 0;
  };
  return success({ listing, filterSuggestions: listing.total === 0 ? await findFilterSuggestions(query, count) : [] });
}
