import { HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { MemoryCache } from '#lib/shared/memory-cache.ts';
import { failure, success } from '#lib/shared/result.ts';

/** The site options by their ids, as sent by the retail API. */
type SiteOptionValues = ReadonlyMap<string, string>;

/** The options for a page; `degraded` where they could not be fetched and none are known. */
interface Reading {
  value: SiteOptionValues;
  degraded: boolean;
}

/** The operator's feature options, for renders and for the retail client itself. */
export interface SiteOptions {
  /**
   * The options, revalidated in the background and served stale for up to an hour of an outage; empty if never
   * known.
   */
  read(): Promise<Reading>;
  /** The last fetched options, however old; empty until then. Never makes a call. */
  last(): SiteOptionValues;
}

const NONE: SiteOptionValues = new Map();
const KEY = 'options';

/** Caches the site options. `fetchOptions` returns null where they are not available. */
export function createSiteOptions(fetchOptions: () => Promise<SiteOptionValues | null>): SiteOptions {
  let last = NONE;
  const cache = new MemoryCache<SiteOptionValues>({
    max: 1,
    freshFor: MINUTE_MS,
    ttlMs: HOUR_MS,
    retryAfter: 5000,
    now: Date.now,
  });
  const read = async () => {
    const options = await cache.read(KEY, async () => {
      const fetched = await fetchOptions();
      if (fetched === null) return failure({ kind: 'unavailable' });
      last = fetched;
      return success(fetched);
    });
    return options.ok ? { value: options.value, degraded: false } : { value: NONE, degraded: true };
  };
  return { read, last: () => last };
}
