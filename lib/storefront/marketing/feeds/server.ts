import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { Semaphore } from '#lib/shared/concurrency.ts';
import { purgedCache } from '#lib/shared/memory-cache.ts';
import { type Result, success } from '#lib/shared/result.ts';
import { singleton } from '#lib/shared/singleton.ts';
import type { Admission } from '#lib/storefront/platform/gate/index.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import { toFeedEntry, toShippingTerms } from './transform.ts';
import type { FeedEntry, ShippingTerms } from './types.ts';

/** They change seldom; remembering them for a moment saves every page of a product a call. */
const known = () => purgedCache<ShippingTerms>('shipping-terms', { max: 1, freshFor: 60_000 });

/** What delivery costs; null where that cannot be had, since no page stands or falls with it. */
export async function getShippingTerms(_admission: Admission): Promise<ShippingTerms | null> {
  const terms = await known().read('terms', async () => {
    const result = toResult(await retail().callAsSite(calls.shippingTerms, {}));
    return result.ok ? success(toShippingTerms(result.value)) : result;
  });
  // A retail API of the operator's own may never tell, and its pages are kept all the same.
  return terms.ok ? terms.value : null;
}

export interface FeedPage {
  entries: FeedEntry[];
  totalPages: number;
}

/** Readers that come together share what was read; each page is some hundred kilobytes. */
const pages = () => purgedCache<FeedPage>('feed-pages', { max: 8, freshFor: 60_000 });
/** One page at a time: however many read feeds, the retail API has time for shoppers. */
const turns = () => singleton('feed-turns', () => new Semaphore({ running: 1 }));

/** Some of everything for sale, `page` counted from 1; not found beyond the last. */
export function getFeedPage(_admission: Admission, page: number): Promise<Result<FeedPage>> {
  return pages().read(String(page), () => turns().run(() => fetchPage(page)));
}

async function fetchPage(page: number): Promise<Result<FeedPage>> {
  const result = toResult(await retail().callAsSite(calls.feedEntries, { Page: page }));
  if (!result.ok) return result;
  return success({ entries: result.value.Items.map(toFeedEntry), totalPages: result.value.TotalPages });
}
