import { MemoryCache } from '#lib/shared/memory-cache.ts';
import { failure, success } from '#lib/shared/result.ts';

/** The options of the site by their ids, as the retail API words them. */
export type OptionWords = ReadonlyMap<string, string>;

/** The options as a page may use them; `degraded` where they could not be fetched and none are known. */
interface Reading {
  value: OptionWords;
  degraded: boolean;
}

/** What the operator has switched on, for renders and for the retail client itself. */
export interface SiteOptions {
  /** The options, refreshed behind the back of renders and kept through an hour of outage; none where they were never known. */
  read(): Promise<Reading>;
  /** As they were last fetched, however long ago; none until then. Never makes a call. */
  last(): OptionWords;
}

const MINUTE_MS = 60_000;
const NONE: OptionWords = new Map();
const KEY = 'options';

/** Remembers the options of the site. `fetchOptions` answers null where they could not be had. */
export function createSiteOptions(fetchOptions: () => Promise<OptionWords | null>): SiteOptions {
  let last = NONE;
  const cache = new MemoryCache<OptionWords>({
    max: 1,
    freshFor: MINUTE_MS,
    ttlMs: 60 * MINUTE_MS,
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
