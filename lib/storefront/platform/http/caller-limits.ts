import { networkOf } from '#lib/shared/network-of.ts';
import { singleton } from '#lib/shared/singleton.ts';
import { createRateLimiter, type RateLimit } from './rate-limit.ts';

/** How much one network may ask for, and how much of that one shopper. */
export interface CallerLimits {
  /** Generous: a whole office or a mobile operator's exchange may stand behind one address. */
  address: RateLimit;
  session: RateLimit;
}

const READS: CallerLimits = {
  address: { burst: 1200, perSecond: 100 },
  // One page may ask for much at once, and a restored window for every tab of it.
  session: { burst: 600, perSecond: 10 },
};
const WRITES: CallerLimits = {
  address: { burst: 600, perSecond: 20 },
  session: { burst: 60, perSecond: 2 },
};

/** A gateway sends for all shoppers of a store from a few addresses, and again whatever it could not deliver. */
const WEBHOOKS: RateLimit = { burst: 5000, perSecond: 250 };

/** One return for each payment: so many come from one mobile operator's exchange in the worst rush, and no flood does. */
const RETURNS: RateLimit = { burst: 60, perSecond: 4 };

/** A photo is far more work than a text, and nobody looks for many at once. */
const UPLOADS: RateLimit = { burst: 30, perSecond: 0.5 };

const take = (bucket: string, limit: RateLimit) =>
  singleton('rate-limiter', () => createRateLimiter(Date.now))(bucket, limit);

/** Takes one webhook off the bucket of its sender's network: 0 where it may pass, otherwise the seconds to wait. */
export function takeWebhook(address: string): number {
  return take(`webhook:${networkOf(address)}`, WEBHOOKS);
}

/** The same of a browser that a gateway leads back, which no other request of its network may use up. */
export function takeReturn(address: string): number {
  return take(`return:${networkOf(address)}`, RETURNS);
}

/** The same of a file that somebody uploads. */
export function takeUpload(address: string): number {
  return take(`upload:${networkOf(address)}`, UPLOADS);
}

/**
 * Takes one request off a bucket: 0 where it may pass, otherwise the seconds to wait. `caller` is an address that the
 * front vouches for, or the id of a session that the store itself sealed: nothing that a client can make up.
 */
export function takeRequest(kind: 'address' | 'session', caller: string, isRead: boolean): number {
  const limits = isRead ? READS : WRITES;
  const bucket = kind === 'address' ? networkOf(caller) : caller;
  return take(`${kind}:${isRead ? 'read' : 'write'}:${bucket}`, limits[kind]);
}
