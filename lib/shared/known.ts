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

/** What is known, as good as it could be had. */
export interface Reading<Value> {
  value: Value;
  /** It could not be fetched: this is the fallback, or a value that is known to have changed meanwhile. */
  degraded: boolean;
}

export interface Known<Value> {
  read(): Promise<Reading<Value>>;
  /** Says that the value has changed: the next reading waits for a new fetch. */
  expire(): void;
}

/**
 * Remembers a value that every page needs, so that a render costs no call for it. `fetchValue` answers null where it
 * could not; the caller then gets the last known value, or `fallback` where that is too old or was never known.
 */
export function createKnown<Value>(
  fetchValue: () => Promise<Value | null>,
  fallback: Value,
  settings: KnownSettings,
): Known<Value> {
  const { freshFor, keptFor, retryAfter, now } = settings;
  let entry: Entry<Value> | undefined;
  let expired = false;
  let running: Promise<void> | undefined;
  let retryAt = 0;

  function refresh(): Promise<void> {
    if (running) return running;
    const flight = fetchValue()
      .then((value) => {
        // What was asked for before the value changed says nothing about it any more.
        if (running !== flight) return;
        if (value === null) {
          retryAt = now() + retryAfter;
        } else {
          entry = { value, at: now() };
          expired = false;
        }
      })
      .finally(() => {
        if (running === flight) running = undefined;
      });
    running = flight;
    return flight;
  }

  return {
    async read() {
      const age = entry ? now() - entry.at : Number.POSITIVE_INFINITY;
      if ((age >= freshFor || expired) && now() >= retryAt) {
        const refreshed = refresh();
        if (age >= keptFor || expired) await refreshed;
      }
      return entry && now() - entry.at < keptFor
        ? { value: entry.value, degraded: expired }
        : { value: fallback, degraded: true };
    },
    expire() {
      expired = true;
      running = undefined;
    },
  };
}
