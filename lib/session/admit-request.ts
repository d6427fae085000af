import { LRUCache } from 'lru-cache';
import { calls } from '#lib/contract/index.ts';
import { type Admission, admit, restrictionOf } from '#lib/gate/index.ts';
import { retail } from '#lib/retail-client/server.ts';
import { singleton } from '#lib/shared/singleton.ts';
import { accessFacts, accessRules, sealedCustomerToken } from './passes.ts';

/** A sign-in that has ended elsewhere opens a closed store for this long at most. */
const BELIEVED_MS = 30_000;

const believed = () =>
  singleton('believed-sign-ins', () => new LRUCache<string, true>({ max: 5000, ttl: BELIEVED_MS }));

/** Whether a customer token still counts; in an outage nobody can tell, and then there is nothing to show either. */
async function isLive(customerToken: string): Promise<boolean> {
  if (believed().has(customerToken)) return true;
  const outcome = await retail().callAsSite(calls.customerTokenExistence, {}, customerToken);
  if (outcome.kind !== 'done' || !outcome.data.CustomerTokenExist) return false;
  believed().set(customerToken, true);
  return true;
}

/** Forgets a sign-in that has just ended, so that its seal opens nothing any more. */
export function forgetSignIn(customerToken: string): void {
  believed().delete(customerToken);
}

/**
 * Asks the gate beside the data, by the Host and the Cookie header of a request; null where it is not admitted. Where entry
 * is restricted the retail API is asked, too, whether the sign-in still counts: a seal outlives it.
 */
export async function admitRequest(host: string, cookies: string): Promise<Admission | null> {
  const now = Date.now();
  const admission = admit(await accessFacts(host, cookies, now), accessRules());
  if (!admission || restrictionOf({ host, now }, accessRules()) === null) return admission;
  const customerToken = await sealedCustomerToken(cookies, now);
  return customerToken !== undefined && (await isLive(customerToken)) ? admission : null;
}
