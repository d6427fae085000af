import { LRUCache } from 'lru-cache';
import { endsSoon } from './site-credential.ts';

/** A fresh JWT; '' where the retail API issued none; null where it could not be asked. */
export type FreshJwt = string | null;

/** Has `fetchJwt` called by one process at a time; the answer may be what another one got. `refused` as for `refresh`. */
export type ShareRefresh = (sessionId: string, refused: string, fetchJwt: () => Promise<FreshJwt>) => Promise<FreshJwt>;

interface Entry {
  readonly promise: Promise<FreshJwt>;
  /** Known once the promise has settled; `at` in epoch milliseconds. */
  settled?: { jwt: FreshJwt; at: number };
}

const SESSIONS = 10_000;
/** How long a late caller, whose old JWT was refused, is given the JWT that another caller has fetched meanwhile. */
const SHARED_FOR_MS = 60_000;
/** How long a failure is shared: the calls of one page must not wait for the same silence one after the other. */
const FAILURE_SHARED_FOR_MS = 1000;

/**
 * One refresh at a time for each session; callers that come while it runs, or just after, share its answer. `share`
 * extends that to other processes.
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
    return settled.jwt !== '' && settled.jwt !== refused && !endsSoon(settled.jwt, now());
  }

  /** A JWT to use in place of the refused one ('' where there was none). */
  return async function refresh(sessionId: string, refused: string): Promise<FreshJwt> {
    const known = entries.get(sessionId);
    if (known && isShared(known, refused)) return known.promise;
    const entry: Entry = { promise: share(sessionId, refused, () => fetchJwt(sessionId)) };
    entries.set(sessionId, entry);
    const jwt = await entry.promise;
    entry.settled = { jwt, at: now() };
    return jwt;
  };
}
