import 'server-only';
import { calls, type DataOf, type RetailCall } from '#lib/contract/index.ts';
import type { CallerRequest } from '#lib/retail-client/types.ts';
import { callAsAnybody } from '#lib/session/anybody-call.ts';
import { readShopperState } from '#lib/session/customer-page.ts';
import type { ShopperSession } from '#lib/session/shopper-session.ts';
import { type Result, success } from '#lib/shared/result.ts';
import type { CodeRequestForm } from '../sign-in/schema.ts';
import { toSentCode } from '../transform.ts';
import type { SentCode } from '../types.ts';
import { sentTo404 } from './report-404.ts';

/** Makes a call of somebody who need not be known yet; an outage, which sends the shopper to /404, is reported. */
async function callReported<Call extends RetailCall>(
  session: ShopperSession,
  call: Call,
  request: CallerRequest<Call>,
): Promise<Result<DataOf<Call>>> {
  const result = await callAsAnybody(session, call, request);
  if (!result.ok && result.failure.kind !== 'refused') void sentTo404(call);
  return result;
}

/** Sends a code to a mobile, whether anybody is known by it or not. `eString`: of the code before, or empty. */
export async function sendSignInCode(
  session: ShopperSession,
  { mobile, email, name, channel }: CodeRequestForm,
  eString: string,
): Promise<Result<SentCode>> {
  const result = await callReported(session, calls.generateLoginOtp, {
    SessionId: session.id(),
    Mobile: mobile,
    CouponCode: session.data.couponCode?.value ?? '',
    EString: eString,
    Channel: channel,
    ...(email === '' ? {} : { Email: email }),
    ...(name === '' ? {} : { UserName: name }),
  });
  return result.ok ? success(toSentCode(result.value)) : result;
}

/** Signs in with a code; the guest's basket becomes part of the customer's. The answer is how many items that holds. */
export async function signIn(
  session: ShopperSession,
  { code, mobile, eString }: { code: string; mobile: string; eString: string },
): Promise<Result<number>> {
  const result = await callReported(session, calls.verifyLoginOtp, {
    SessionId: session.id(),
    Mobile: mobile,
    OTP: code,
    EString: eString,
    BasketGUID: session.data.basketGuid ?? '',
  });
  if (!result.ok) return result;
  const { CustomerToken, UserName, Mobile, BasketGUID, TotalQuantity } = result.value;
  const basketGuid = BasketGUID === '' ? undefined : BasketGUID;
  session.signIn({ customerToken: CustomerToken, userName: UserName, mobile: Mobile, basketGuid });
  return success(TotalQuantity);
}

/**
 * Whether the shopper of a page is signed in as far as anybody can tell: a token that the retail API no longer knows is
 * none, and an outage ends no session.
 */
export async function isSignedIn(): Promise<boolean> {
  return (await readShopperState()) !== 'guest';
}
