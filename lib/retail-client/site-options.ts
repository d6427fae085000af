import { createKnown, type Reading } from '#lib/shared/known.ts';

/** The options of the site by their ids, as the retail API words them. */
export type OptionWords = ReadonlyMap<string, string>;

/** What the operator has switched on, for renders and for the retail client itself. */
export interface SiteOptions {
  /** The options, refreshed behind the back of renders and kept through an hour of outage; none where they were never known. */
  read(): Promise<Reading<OptionWords>>;
  /** As they were last fetched, however long ago; none until then. Never makes a call. */
  last(): OptionWords;
}

const MINUTE_MS = 60_000;
const NONE: OptionWords = new Map();

/** Remembers the options of the site. `fetchOptions` answers null where they could not be had. */
export function createSiteOptions(fetchOptions: () => Promise<OptionWords | null>): SiteOptions {
  let last = NONE;
  const known = createKnown(
    async () => {
      const fetched = await fetchOptions();
      last = fetched ?? last;
      return fetched;
    },
    NONE,
    { freshFor: MINUTE_MS, keptFor: 60 * MINUTE_MS, retryAfter: 5000, now: Date.now },
  );
  return { read: () => known.read(), last: () => last };
}
