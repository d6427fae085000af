import { LRUCache } from 'lru-cache';
import { calls } from '#lib/contract/index.ts';
import { type Admission, admit, restrictionOf } from '#lib/gate/index.ts';
import { retail } from '#lib/retail-client/server.ts';
import { singleton } from '#lib/shared/singleton.ts';
import { accessFacts, accessRules, sealedCustomerToken } from './passes.ts';
import type { ShopperState } from './types.ts';

/** A sign-in that has ended elsewhere opens a closed store for this long at most. */
const BELIEVED_MS = 30_000;

const believed = () =>
  singleton('believed-sign-ins', () => new LRUCache<string, true>({ max: 5000, ttl: BELIEVED_MS }));

/**
 * Whether the sign-in that a Cookie header holds under its seal still counts with the retail API; nobody can tell in an
 * outage. What was confirmed is believed for 30 s.
 */
export async function readSignIn(cookies: string): Promise<ShopperState> {
  const customerToken = await sealedCustomerToken(cookies, Date.now());
  if (customerToken === undefined) return 'guest';
  if (believed().has(customerToken)) return 'signed-in';
  const outcome = await retail().callAsSite(calls.customerTokenExistence, {}, customerToken);
  if (outcome.kind === 'signed-out') return 'guest';
  if (outcome.kind !== 'done') return 'unavailable';
  if (!outcome.data.CustomerTokenExist) return 'guest';
  believed().set(customerToken, true);
  return 'signed-in';
}

/** Forgets a sign-in that has just ended, so that its seal opens nothing any more. */
export function forgetSignIn(customerToken: string): void {
  believed().delete(customerToken);
}

/** Whether a request is let in; `unavailable` where that depends on a sign-in of which nobody can tell in an outage. */
export type Entry = { kind: 'admitted'; admission: Admission } | { kind: 'outside' } | { kind: 'unavailable' };

/**
 * Asks the gate beside the data, by the Host and the Cookie header of a request. Where entry is restricted the retail API
 * is asked, too, whether the sign-in still counts: a seal outlives it.
 */
export async function readEntry(host: string, cookies: string): Promise<Entry> {
  const now = Date.now();
  const admission = admit(await accessFacts(host, cookies, now), accessRules());
  if (!admission) return { kind: 'outside' };
  if (restrictionOf({ host, now }, accessRules()) === null) return { kind: 'admitted', admission };
  const shopper = await readSignIn(cookies);
  if (shopper === 'unavailable') return { kind: 'unavailable' };
  return shopper === 'signed-in' ? { kind: 'admitted', admission } : { kind: 'outside' };
}
