import * as paths from '#lib/shared/paths.ts';
import { listingHref } from '#lib/storefront/catalogue/listing-query.ts';
import { getSimilarProducts } from '#lib/storefront/catalogue/server.ts';
import type { FilterSuggestion, ListingQuery, ProductSummary } from '#lib/storefront/catalogue/types.ts';
import { markDegraded } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { getSearchFilterSuggestions, search, suggest } from '#lib/storefront/search/server.ts';
import type { SearchResults, SuggestedLink } from '#lib/storefront/search/types.ts';

/** The content of a search page. */
type SearchPageContent =
  | { kind: 'missing' }
  /** The retail API did not answer; `href` is the URL to retry. */
  | { kind: 'unavailable'; href: string }
  | { kind: 'nothing'; help: SearchResults['help']; popular: string[] }
  | {
      kind: 'found';
      results: SearchResults;
      matches: SuggestedLink[];
      similar: ProductSummary[];
      filterSuggestions: FilterSuggestion[];
      popular: string[];
    };

/** Searches, and collects further suggestions. `text` is long enough to search for. */
export async function loadSearch(text: string, query: ListingQuery): Promise<SearchPageContent> {
  const admission = await requireAdmission();
  const [result, suggested] = await Promise.all([search(admission, text, query), suggest(admission, text)]);
  if (!result.ok) {
    if (result.failure.kind !== 'unavailable') return { kind: 'missing' };
    return { kind: 'unavailable', href: listingHref(paths.searchForm(), query, { q: text }) };
  }
  const { listing, help } = result.value;
  const isPlain = Object.keys(query.filters).length === 0 && query.page === 1;
  const isNothing = listing.total === 0 && isPlain;
  const [first] = listing.products;
  const isCode = isPlain && first?.code.toLowerCase() === text.toLowerCase();
  const [popular, similar, filterSuggestions] = await Promise.all([
    isNothing || help ? popularSearches() : [],
    isCode ? getSimilarProducts(admission, first.code) : [],
    listing.total === 0 ? getSearchFilterSuggestions(admission, text, query) : [],
  ]);
  if (isNothing) return { kind: 'nothing', help, popular };
  // The page works without them, but is cached only briefly.
  if (!suggested.ok) markDegraded();
  const matches = suggested.ok ? [...suggested.value.categories, ...suggested.value.brands] : [];
  const shown = new Set(listing.products.map(({ code }) => code));
  return {
    kind: 'found',
    results: result.value,
    matches,
    similar: similar.filter(({ code }) => !shown.has(code)),
    filterSuggestions,
    popular,
  };

  /** Returns popular searches; empty where they cannot be fetched, because no page depends on them. */
  async function popularSearches(): Promise<string[]> {
    const suggestions = await suggest(admission, '');
    return suggestions.ok ? suggestions.value.popularSearches : [];
  }
}
