import { LRUCache } from 'lru-cache';
import { endsSoon } from './site-credential.ts';

/** A fresh JWT; '' where the retail API issued none; null where it could not be asked. */
export type FreshJwt = string | null;

interface Entry {
  readonly promise: Promise<FreshJwt>;
  /** Known once the promise has settled. */
  settled?: FreshJwt;
}

const SESSIONS = 10_000;
/** How long a late caller, whose old JWT was refused, is given the JWT that another caller has fetched meanwhile. */
const SHARED_FOR_MS = 60_000;

/** One refresh at a time for each session; callers that come while it runs, or just after, share its answer. */
export function createRefresher(fetchJwt: (sessionId: string) => Promise<FreshJwt>, now: () => number) {
  const entries = new LRUCache<string, Entry>({ max: SESSIONS, ttl: SHARED_FOR_MS });

  /** A JWT to use in place of the refused one ('' where there was none). */
  return function refresh(sessionId: string, refused: string): Promise<FreshJwt> {
    const known = entries.get(sessionId);
    const running = known !== undefined && known.settled === undefined;
    const settled = known?.settled;
    const useful = settled && settled !== refused && !endsSoon(settled, now());
    if (known && (running || useful)) return known.promise;
    const entry: Entry = { promise: fetchJwt(sessionId) };
    entries.set(sessionId, entry);
    return entry.promise.then((jwt) => {
      entry.settled = jwt;
      return jwt;
    });
  };
}
