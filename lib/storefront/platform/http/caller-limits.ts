import { environment } from '#lib/shared/env.ts';
import { log } from '#lib/shared/log.ts';
import { count } from '#lib/shared/metrics/record.ts';
import { networkOf } from '#lib/shared/network-of.ts';
import { singleton } from '#lib/shared/singleton.ts';
import {
  NO_SHARED_LIMITER,
  openSharedRateLimiter,
  type SharedRateLimiter,
} from '#lib/storefront/platform/redis/shared-rate-limiter.ts';
import { createRateLimiter, type RateLimit } from './rate-limit.ts';

/** The rate limits of one network, and of one shopper in it. */
interface CallerLimits {
  /** Generous, because a whole office or the gateway of a mobile operator may share one address. */
  address: RateLimit;
  session: RateLimit;
}

const READS: CallerLimits = {
  address: { burst: 1200, perSecond: 100 },
  // One page may send many requests together, and a restored window does so for every tab.
  session: { burst: 600, perSecond: 10 },
};
const WRITES: CallerLimits = {
  address: { burst: 600, perSecond: 20 },
  session: { burst: 60, perSecond: 2 },
};

/** A gateway sends webhooks for all shoppers from a few addresses, and repeats those it could not deliver. */
const WEBHOOKS: RateLimit = { burst: 5000, perSecond: 250 };

/**
 * There is one return per payment: enough for the busiest network of a mobile operator, but not for a flood.
 */
const RETURNS: RateLimit = { burst: 60, perSecond: 4 };

/** A photo costs far more work than a text, and a shopper never searches for many together. */
const UPLOADS: RateLimit = { burst: 30, perSecond: 0.5 };

/** A visitor sends a few for each page; more would only distort the figures. */
const VITALS: RateLimit = { burst: 60, perSecond: 1 };

type LimitName = 'vitals' | 'webhook' | 'return' | 'upload' | 'address' | 'session';

/** The counts of all storefronts, where they share a Redis. */
function sharedLimiter(): SharedRateLimiter {
  const { REDIS_URL: url, SESSION_SECRET: secret } = environment();
  if (!url || !secret) return NO_SHARED_LIMITER;
  const onAway = (err: unknown) =>
    log().warn({ err }, 'Redis could not be used: each storefront limits requests by its own count');
  return openSharedRateLimiter({ url, secret, onAway });
}

async function take(name: LimitName, bucket: string, limit: RateLimit): Promise<number> {
  const caller = `${name}:${bucket}`;
  const ownWait = singleton('rate-limiter', () => createRateLimiter(Date.now))(caller, limit);
  // What is too much for one storefront is too much for all: a flood is refused without a question to Redis.
  const wait = ownWait || (await singleton('shared-rate-limiter', sharedLimiter).take(caller, limit));
  if (wait > 0) count('rateLimited', { limit: name });
  return wait;
}

/** Counts a webhook of its sender's network: resolves to 0 where it may pass, otherwise to the seconds to wait. */
export function consumeWebhookLimit(address: string): Promise<number> {
  return take('webhook', networkOf(address), WEBHOOKS);
}

/**
 * The same for a browser returning from a gateway, with a limit that other requests of its network do not use
 * up.
 */
export function consumeReturnLimit(address: string): Promise<number> {
  return take('return', networkOf(address), RETURNS);
}

/** The same for a file upload. */
export function consumeUploadLimit(address: string): Promise<number> {
  return take('upload', networkOf(address), UPLOADS);
}

/** The same for measurements of pages. */
export function consumeVitalsLimit(address: string): Promise<number> {
  return take('vitals', networkOf(address), VITALS);
}

/**
 * Counts a request against a rate limit: resolves to 0 where it may pass, otherwise to the seconds to wait. `caller` is
 * an address verified by the front, or the id of a session sealed by the store: never a value that a client can
 * invent.
 */
export function consumeRequestLimit(kind: 'address' | 'session', caller: string, isRead: boolean): Promise<number> {
  const limits = isRead ? READS : WRITES;
  const bucket = kind === 'address' ? networkOf(caller) : caller;
  return take(kind, `${isRead ? 'read' : 'write'}:${bucket}`, limits[kind]);
}
