import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { isSignedOutFailure } from '#lib/shared/result.ts';
import { toCustomerResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { sentTo404 } from './report-404.ts';

/**
 * Signs the customer out of this browser, whatever the retail API answers. False where the retail API did not confirm, so
 * that the session may still exist there. A guest keeps the session with the cart.
 */
export async function signOut(session: ShopperSession, { everywhere }: { everywhere: boolean }): Promise<boolean> {
  if (session.data.customerToken === undefined) return true;
  const call = everywhere ? calls.signOutEverywhere : calls.logout;
  const result = toCustomerResult(await session.call(call, {}));
  session.signOut();
  // A session that the retail API no longer knew is ended already.
  const ended = result.ok || isSignedOutFailure(result.failure);
  if (!ended) void sentTo404(call);
  return ended;
}
