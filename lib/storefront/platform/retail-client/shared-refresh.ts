import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import type { JwtSeal } from './jwt-seal.ts';
import type { FreshJwt, ShareRefresh } from './refresh.ts';
import type { SharedCache } from './shared-cache.ts';
import { expiresSoon } from './site-credential.ts';

interface SharedRefreshSettings {
  readonly store: SharedCache;
  readonly seal: JwtSeal;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Called when the store cannot be used, at most once a minute. */
  readonly warn: (error: unknown) => void;
}

/**
 * The ttl of a claim, longer than a call of JwtToken takes in a busy process; the claim of a dead process then
 * expires. Where `RETAIL_API_TIMEOUT_MS` allows longer calls, another process may fetch a JWT as well, which does no harm.
 */
const LOCK_MS = 8000;
const POLL_INTERVAL_MS = 25;
/**
 * How often a process polls for another one's result before it refreshes by itself: some seconds. A number
 * instead of a time, because a process that was too busy to poll has not waited in vain.
 */
const MAX_POLLS = 140;
const SHARED_FOR_MS = MINUTE_MS;
const FAILURE_SHARED_FOR_MS = 1000;
const WARN_EVERY_MS = MINUTE_MS;
/** The entry for a JWT that could not be fetched. */
const FAILED = '-';

/**
 * Refreshes once at a time per session over all processes that share the store: one of them fetches the JWT, the
 * others wait and share it. Without the store each process refreshes by itself.
 */
export function createSharedRefresh({ store, seal, now, sleep, warn }: SharedRefreshSettings): ShareRefresh {
  let warnedAt = Number.NEGATIVE_INFINITY;

  function warnRarely(error: unknown): void {
    if (now() - warnedAt < WARN_EVERY_MS) return;
    warnedAt = now();
    warn(error);
  }

  /** The result of another process; undefined where there is none to use. */
  async function readShared(name: string, refused: string): Promise<FreshJwt | undefined> {
    const entry = await store.read(`samay:jwt:${name}`);
    if (entry === null) return undefined;
    if (entry === FAILED) return null;
    const jwt = await seal.open(entry, name);
    return jwt === undefined || jwt === refused || expiresSoon(jwt, now()) ? undefined : jwt;
  }

  async function shareJwt(name: string, jwt: FreshJwt): Promise<void> {
    // A response without a JWT is for its caller only, and is not shared.
    if (jwt === '') return;
    if (jwt === null) await store.write(`samay:jwt:${name}`, FAILED, FAILURE_SHARED_FOR_MS);
    else await store.write(`samay:jwt:${name}`, await seal.seal(jwt, name), SHARED_FOR_MS);
  }

  async function inSequence(sessionId: string, refused: string, fetchJwt: () => Promise<FreshJwt>): Promise<FreshJwt> {
    const name = seal.nameOf(sessionId);
    const lockKey = `samay:jwt-turn:${name}`;
    const holder = randomUUID();
    for (let polls = 1; ; polls += 1) {
      const hasLock = await store.claim(lockKey, holder, LOCK_MS);
      try {
        // The result is also polled after a successful claim: the previous holder may have finished just now.
        const refreshed = await readShared(name, refused);
        if (refreshed !== undefined) return refreshed;
        if (hasLock) {
          const jwt = await fetchJwt();
          await shareJwt(name, jwt);
          return jwt;
        }
      } finally {
        if (hasLock) await store.release(lockKey, holder);
      }
      if (polls >= MAX_POLLS) return fetchJwt();
      await sleep(POLL_INTERVAL_MS);
    }
  }

  return async (sessionId, refused, fetchJwt) => {
    let refresh: Promise<FreshJwt> | undefined;
    const fetchOnce = () => {
      refresh ??= fetchJwt();
      return refresh;
    };
    try {
      return await inSequence(sessionId, refused, fetchOnce);
    } catch (error) {
      warnRarely(error);
      return fetchOnce();
    }
  };
}
