import * as paths from '#lib/shared/paths.ts';
import { success } from '#lib/shared/result.ts';
import { withRenamedBrands } from '#lib/storefront/catalogue/brands/renamed-filter.ts';
import { listingHref } from '#lib/storefront/catalogue/listing-query.ts';
import { getSimilarProducts } from '#lib/storefront/catalogue/server.ts';
import type { FilterSuggestion, ListingQuery, ProductSummary } from '#lib/storefront/catalogue/types.ts';
import { markDegraded } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { getSearchFilterSuggestions, search, suggest } from '#lib/storefront/search/server.ts';
import type { NamedLists, SearchResults, SuggestedLink } from '#lib/storefront/search/types.ts';

/** The content of a search page. */
type SearchPageContent =
  | { kind: 'missing' }
  /** The operator leads the text to another page. */
  | { kind: 'elsewhere'; href: string }
  /** A chosen brand has another name now. */
  | { kind: 'renamed'; href: string }
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
  const result = await search(admission, text, query);
  const found = result.ok ? success(result.value.listing) : result;
  const renamed = await withRenamedBrands(admission, query, found);
  if (renamed) return { kind: 'renamed', href: listingHref(paths.searchForm(), renamed, { q: text }) };
  if (!result.ok) {
    if (result.failure.kind !== 'unavailable') return { kind: 'missing' };
    return { kind: 'unavailable', href: listingHref(paths.searchForm(), query, { q: text }) };
  }
  const { listing, help, leadsTo } = result.value;
  if (leadsTo !== null) return { kind: 'elsewhere', href: leadsTo };
  const isPlain = Object.keys(query.filters).length === 0 && query.page === 1;
  const isNothing = listing.total === 0 && isPlain;
  const [first] = listing.products;
  const isCode = isPlain && first?.code.toLowerCase() === text.toLowerCase();
  const [named, popular, similar, filterSuggestions] = await Promise.all([
    result.value.matches ?? suggestedMatches(),
    isNothing || help ? popularSearches() : [],
    isCode ? getSimilarProducts(admission, first.code) : [],
    listing.total === 0 ? getSearchFilterSuggestions(admission, text, query) : [],
  ]);
  if (isNothing) return { kind: 'nothing', help, popular };
  const shown = new Set(listing.products.map(({ code }) => code));
  return {
    kind: 'found',
    results: result.value,
    matches: [...named.categories, ...named.brands],
    similar: similar.filter(({ code }) => !shown.has(code)),
    filterSuggestions,
    popular,
  };

  /** Returns categories and brands of a retail API that does not tell them with the results. */
  async function suggestedMatches(): Promise<NamedLists> {
    const suggested = await suggest(admission, text);
    if (suggested.ok) return suggested.value;
    // The page works without them, but is cached only briefly.
    markDegraded();
    return { categories: [], brands: [] };
  }

  /** Returns popular searches; empty where they cannot be fetched, because no page depends on them. */
  async function popularSearches(): Promise<string[]> {
    const suggestions = await suggest(admission, '');
    return suggestions.ok ? suggestions.value.popularSearches : [];
  }
}
