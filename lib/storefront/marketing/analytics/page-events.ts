import * as paths from '#lib/shared/paths.ts';
import { PERSONAL_SEGMENTS } from '#lib/shared/personal-segments.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { isPersonalText } from './personal-text.ts';
import type { AnalyticsEvent } from './types.ts';

/** The maximum length of a parameter in Google Analytics. */
const MAX_TEXT_LENGTH = 100;
const CAMPAIGN = [READABLE_COOKIES.utmSource, READABLE_COOKIES.utmMedium, READABLE_COOKIES.utmCampaign];
const SEARCH = 'q';

/** Account pages whose path is the same for every customer; paths below others are personal. */
const COMMON_PAGES: ReadonlySet<string> = new Set([
  paths.signIn(),
  paths.orders(),
  paths.addresses(),
  paths.newAddress(),
  paths.privacy(),
  paths.deletion(),
  paths.wishlist(),
  paths.giftCardBalance(),
]);

/** The search text as it may be reported; null where it is empty or personal. */
export function searchTerm(text: string): string | null {
  const term = text.trim().slice(0, MAX_TEXT_LENGTH);
  return term === '' || isPersonalText(text) ? null : term;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The path without parts that could identify a person. */
export function cleanPath(path: string): string {
  const [, first = ''] = path.split('/');
  if (PERSONAL_SEGMENTS.has(first) && !COMMON_PAGES.has(path)) return `/${first}`;
  return isPersonalText(decoded(path)) ? paths.notFound() : path;
}

function cleanQuery(path: string, search: string, campaigns: boolean): string {
  const names = [...(path === paths.searchForm() ? [SEARCH] : []), ...(campaigns ? CAMPAIGN : [])];
  const parameters = new URLSearchParams(search);
  const reportable = names.flatMap((name) => {
    const term = searchTerm(parameters.get(name) ?? '');
    return term === null ? [] : [[name, term]];
  });
  return reportable.length === 0 ? '' : `?${new URLSearchParams(reportable)}`;
}

/** Whether title and heading of a page may contain personal data. */
export function hasOwnTitle(pathname: string): boolean {
  const path = cleanPath(pathname);
  return path !== pathname || path === paths.searchForm() || PERSONAL_SEGMENTS.has(path.split('/')[1] ?? '');
}

type Address = Pick<URL, 'origin' | 'pathname' | 'search'>;

/**
 * The event that a page was shown. Of its address only the path, the search text and, with `campaigns`, the campaign are
 * reported. A page whose title could be personal is named by its path; with `undefined` the document's title is used.
 */
export function pageEvent({ origin, pathname, search }: Address, campaigns: boolean): AnalyticsEvent {
  const path = cleanPath(pathname);
  return {
    event: 'page_view',
    page_location: origin + path + cleanQuery(path, search, campaigns),
    page_title: hasOwnTitle(pathname) ? path : undefined,
  };
}

/** The event with the search text of a results page; null for other pages, and where the text is personal. */
export function resultsEvent({ pathname, search }: Pick<Address, 'pathname' | 'search'>): AnalyticsEvent | null {
  const term = pathname === paths.searchForm() ? searchTerm(new URLSearchParams(search).get(SEARCH) ?? '') : null;
  return term === null ? null : { event: 'view_search_results', search_term: term };
}
