import { LRUCache } from 'lru-cache';
import { calls } from '#lib/contract/index.ts';
import { singleton } from '#lib/shared/singleton.ts';
import { type Admission, admit, restrictionOf } from '#lib/storefront/platform/gate/index.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import { accessContext, accessRules, sealedCustomerToken } from './access-context.ts';
import type { ShopperState } from './types.ts';

/**
 * The longest time in milliseconds that a check of a sign-in is reused; a sign-in known as ended is never
 * accepted again.
 */
const SIGN_IN_CACHE_MS = 30_000;

type SignInStatus = Exclude<ShopperState, 'unavailable'>;

const signInCache = () =>
  singleton('checked-sign-ins', () => new LRUCache<string, SignInStatus>({ max: 5000, ttl: SIGN_IN_CACHE_MS }));

/**
 * Whether the sealed sign-in in a Cookie header is still valid at the retail API, which is unavailable in an
 * outage. The result is reused for 30 s, so that a seal cannot be used to flood the retail API with checks.
 */
export async function readSignIn(cookies: string): Promise<ShopperState> {
  const customerToken = await sealedCustomerToken(cookies, Date.now());
  if (customerToken === undefined) return 'guest';
  const cached = signInCache().get(customerToken);
  if (cached) return cached;
  const outcome = await retail().callAsSite(calls.customerTokenExistence, {}, customerToken);
  if (outcome.kind !== 'done' && outcome.kind !== 'signed-out') return 'unavailable';
  const status = outcome.kind === 'done' && outcome.data.CustomerTokenExist ? 'signed-in' : 'guest';
  signInCache().set(customerToken, status);
  return status;
}

/** Invalidates the checked state of a sign-in that has just ended, so that its seal opens nothing any more. */
export function invalidateSignIn(customerToken: string): void {
  signInCache().set(customerToken, 'guest');
}

/**
 * Whether a request is admitted; `unavailable` where that depends on a sign-in that cannot be checked in an
 * outage.
 */
export type RequestAdmission =
  | { kind: 'admitted'; admission: Admission }
  | { kind: 'outside' }
  | { kind: 'unavailable' };

/**
 * Asks the gate at the data layer, by the Host and Cookie headers of a request. Where entry is restricted the
 * sign-in is also checked with the retail API, because a seal outlives it.
 */
export async function readEntry(host: string, cookies: string): Promise<RequestAdmission> {
  const now = Date.now();
  const admission = admit(await accessContext(host, cookies, now), accessRules());
  if (!admission) return { kind: 'outside' };
  if (restrictionOf({ host, now }, accessRules()) === null) return { kind: 'admitted', admission };
  const shopper = await readSignIn(cookies);
  if (shopper === 'unavailable') return { kind: 'unavailable' };
  return shopper === 'signed-in' ? { kind: 'admitted', admission } : { kind: 'outside' };
}
