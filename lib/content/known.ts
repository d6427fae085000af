/** A value kept from the last time it could be fetched. Times in milliseconds. */
export interface KnownSettings {
  /** Older values are refreshed in the background while they are still given out. */
  readonly freshFor: number;
  /** Older values are not given out any more. */
  readonly keptFor: number;
  /** After a failed fetch, no other starts for so long. */
  readonly retryAfter: number;
  readonly now: () => number;
}

interface Entry<Value> {
  value: Value;
  at: number;
}

/**
 * Remembers a value that every page needs, so that a render costs no call for it. `fetchValue` answers null where it
 * could not; the caller then gets the last known value, or `fallback` where that is too old or was never known.
 */
export function createKnown<Value>(fetchValue: () => Promise<Value | null>, fallback: Value, settings: KnownSettings) {
  const { freshFor, keptFor, retryAfter, now } = settings;
  let entry: Entry<Value> | undefined;
  let running: Promise<void> | undefined;
  let retryAt = 0;

  async function fetchOnce(): Promise<void> {
    const value = await fetchValue();
    if (value === null) retryAt = now() + retryAfter;
    else entry = { value, at: now() };
  }

  function refresh(): Promise<void> {
    running ??= fetchOnce().finally(() => {
      running = undefined;
    });
    return running;
  }

  return async function known(): Promise<Value> {
    const age = entry ? now() - entry.at : Number.POSITIVE_INFINITY;
    if (age >= freshFor && now() >= retryAt) {
      const refreshed = refresh();
      if (age >= keptFor) await refreshed;
    }
    return entry && now() - entry.at < keptFor ? entry.value : fallback;
  };
}
