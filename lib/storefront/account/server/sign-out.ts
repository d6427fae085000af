import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { isSignedOutFailure } from '#lib/shared/result.ts';
import { toCustomerResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { sentTo404 } from './report-404.ts';

/**
 * Signs the shopper out here, whatever the retail API answers. False where it could not be told, so that a session may
 * live on there. A guest stays what they are, with their cart.
 */
export async function signOut(session: ShopperSession, { everywhere }: { everywhere: boolean }): Promise<boolean> {
  if (session.data.customerToken === undefined) return true;
  const call = everywhere ? calls.signOutEverywhere : calls.logout;
  const result = toCustomerResult(await session.call(call, {}));
  session.signOut();
  // One that the retail API no longer knew has nothing left to end.
  const ended = result.ok || isSignedOutFailure(result.failure);
  if (!ended) void sentTo404(call);
  return ended;
}
