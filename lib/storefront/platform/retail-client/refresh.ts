import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { expiresSoon } from './site-credential.ts';

/** A fresh JWT; '' where the retail API issued none; null where it was not available. */
export type FreshJwt = string | null;

/**
 * Lets one process at a time call `fetchJwt`; returns its result, or that of another process. `refused` as for
 * `refresh`.
 */
export type ShareRefresh = (sessionId: string, refused: string, fetchJwt: () => Promise<FreshJwt>) => Promise<FreshJwt>;

interface Entry {
  readonly promise: Promise<FreshJwt>;
  /** Set once the promise has settled; `at` in epoch milliseconds. */
  settled?: { jwt: FreshJwt; at: number };
}

const SESSIONS = 10_000;
/** How long a late caller with the old, refused JWT gets the one that another caller has fetched. */
const SHARED_FOR_MS = MINUTE_MS;
/**
 * How long a failure is shared, so that the calls of one page do not run into the same timeout one after the
 * other.
 */
const FAILURE_SHARED_FOR_MS = 1000;

/**
 * Refreshes once at a time per session; callers that come while a refresh runs, or just after it, share its
 * result. `share` extends that to other processes.
 */
export function createRefresher(
  fetchJwt: (sessionId: string) => Promise<FreshJwt>,
  now: () => number,
  share: ShareRefresh = (_sessionId, _refused, fetchAlone) => fetchAlone(),
) {
  const entries = new LRUCache<string, Entry>({ max: SESSIONS, ttl: SHARED_FOR_MS });

  function isShared({ settled }: Entry, refused: string): boolean {
    if (!settled) return true;
    if (settled.jwt === null) return now() - settled.at < FAILURE_SHARED_FOR_MS;
    return settled.jwt !== '' && settled.jwt !== refused && !expiresSoon(settled.jwt, now());
  }

  /** Returns a JWT to use instead of the refused one ('' where there was none). */
  return async function refresh(sessionId: string, refused: string): Promise<FreshJwt> {
    const cached = entries.get(sessionId);
    if (cached && isShared(cached, refused)) return cached.promise;
    const entry: Entry = { promise: share(sessionId, refused, () => fetchJwt(sessionId)) };
    entries.set(sessionId, entry);
    const jwt = await entry.promise;
    entry.settled = { jwt, at: now() };
    return jwt;
  };
}
