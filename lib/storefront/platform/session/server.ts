import 'server-only';
import { calls } from '#lib/contract/index.ts';
import type { ShopperSession } from './shopper-session.ts';
import type { ShopperState } from './types.ts';

/**
 * The shopper's state, checked with the retail API. A customer token that is unknown there signs the shopper
 * out; an outage changes nothing.
 */
export async function checkShopper(session: ShopperSession): Promise<{ state: ShopperState; name: string }> {
  if (session.data.customerToken === undefined) return { state: 'guest', name: '' };
  const existence = await session.call(calls.customerTokenExistence, {});
  if (existence.kind === 'signed-out') return { state: 'guest', name: '' };
  if (existence.kind !== 'done') return { state: 'unavailable', name: session.data.userName ?? '' };
  if (existence.data.CustomerTokenExist) return { state: 'signed-in', name: session.data.userName ?? '' };
  // The shopper is signed out here whether or not this call succeeds, because the token is unknown there.
  await session.call(calls.customerSignOut, {});
  session.signOut();
  return { state: 'guest', name: '' };
}
