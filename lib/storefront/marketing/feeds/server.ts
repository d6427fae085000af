import { currentLanguage } from '#language';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { LANGUAGES } from '#lib/messages/languages.ts';
import { Semaphore } from '#lib/shared/concurrency.ts';
import { purgedCache } from '#lib/shared/memory-cache.ts';
import { inLanguage } from '#lib/shared/request-context.ts';
import { type Result, success } from '#lib/shared/result.ts';
import { singleton } from '#lib/shared/singleton.ts';
import type { Admission } from '#lib/storefront/platform/gate/index.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import { toFeedEntry, toShippingTerms } from './transform.ts';
import type { FeedEntry, FeedShippingTerms } from './types.ts';

/** Shipping terms rarely change; caching them briefly saves a call on every product page. */
const shippingTermsCache = () =>
  purgedCache<FeedShippingTerms>('shipping-terms', { max: LANGUAGES.length, freshFor: MINUTE_MS });

/** The shipping terms; null where they are not available, since no page depends on them. */
export async function getShippingTerms(_admission: Admission): Promise<FeedShippingTerms | null> {
  const terms = await shippingTermsCache().read(currentLanguage(), async () => {
    const result = toResult(await retail().callAsSite(calls.shippingTerms, {}));
    return result.ok ? success(toShippingTerms(result.value)) : result;
  });
  // An operator's own retail API may not provide them; its pages are cached nevertheless.
  return terms.ok ? terms.value : null;
}

export interface FeedPage {
  entries: FeedEntry[];
  totalPages: number;
}

/** Concurrent readers share the cached pages; each has some hundred kilobytes. */
const pages = () => purgedCache<FeedPage>('feed-pages', { max: 8 * LANGUAGES.length, freshFor: MINUTE_MS });
/** Reads one page at a time, so that feed readers do not slow down the retail API for shoppers. */
const feedQueue = () => singleton('feed-queue', () => new Semaphore({ running: 1 }));

/** A page of all products in the language of the request, `page` counted from 1; not found beyond the last one. */
export function getFeedPage(_admission: Admission, page: number): Promise<Result<FeedPage>> {
  const language = currentLanguage();
  // It may wait for a reader in another language.
  const fetchInLanguage = () => inLanguage(language, () => fetchPage(page));
  return pages().read(`${language} ${page}`, () => feedQueue().run(fetchInLanguage));
}

async function fetchPage(page: number): Promise<Result<FeedPage>> {
  const result = toResult(await retail().callAsSite(calls.feedEntries, { Page: page }));
  if (!result.ok) return result;
  return success({ entries: result.value.Items.map(toFeedEntry), totalPages: result.value.TotalPages });
}
