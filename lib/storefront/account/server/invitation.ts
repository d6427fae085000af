import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { type Result, success } from '#lib/shared/result.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { beginSession } from './begin-session.ts';
import { callReported } from './call-reported.ts';

/**
 * Signs in with an invitation; the guest's basket is merged into the customer's. Returns the number of items in the
 * merged basket.
 */
export async function signInByInvitation(
  session: ShopperSession,
  { mobile, code }: { mobile: string; code: string },
): Promise<Result<number>> {
  const result = await callReported(session, calls.verifyInvitation, {
    SessionId: session.id(),
    Mobile: mobile,
    InvitationCode: code,
    BasketGUID: session.data.basketGuid ?? '',
  });
  return result.ok ? success(beginSession(session, result.value, 'private-sale')) : result;
}
