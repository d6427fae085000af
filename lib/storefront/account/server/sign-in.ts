import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { type Result, success } from '#lib/shared/result.ts';
import { readShopperState } from '#lib/storefront/platform/session/customer-page.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import type { CodeRequestForm } from '../sign-in/schema.ts';
import type { SignInChannel } from '../sign-in/sign-in-channel.ts';
import { toSentCode } from '../transform.ts';
import type { SentCode } from '../types.ts';
import { beginSession } from './begin-session.ts';
import { callReported } from './call-reported.ts';

/** What a code belongs to beside its mobile. */
interface CodeContext {
  /** Of the code before, or empty. */
  eString: string;
  /** Where the shopper signs in; a code fits its own door only. */
  door: SignInChannel;
}

/** Sends a code to a mobile, whether anybody is known by it or not. */
export async function sendSignInCode(
  session: ShopperSession,
  { mobile, email, name, channel }: CodeRequestForm,
  { eString, door }: CodeContext,
): Promise<Result<SentCode>> {
  const result = await callReported(session, calls.generateLoginOtp, {
    SessionId: session.id(),
    Mobile: mobile,
    CouponCode: session.data.couponCode?.value ?? '',
    EString: eString,
    Channel: channel,
    Door: door,
    ...(email === '' ? {} : { Email: email }),
    ...(name === '' ? {} : { UserName: name }),
  });
  return result.ok ? success(toSentCode(result.value)) : result;
}

/** Signs in with a code; the guest's basket becomes part of the customer's. The answer is how many items that holds. */
export async function signIn(
  session: ShopperSession,
  { code, mobile, eString, door }: { code: string; mobile: string } & CodeContext,
): Promise<Result<number>> {
  const result = await callReported(session, calls.verifyLoginOtp, {
    SessionId: session.id(),
    Mobile: mobile,
    OTP: code,
    EString: eString,
    Door: door,
    BasketGUID: session.data.basketGuid ?? '',
  });
  return result.ok ? success(beginSession(session, result.value, door)) : result;
}

/**
 * Whether the shopper of a page is signed in as far as anybody can tell: a token that the retail API no longer knows is
 * none, and an outage ends no session.
 */
export async function isShopperSignedIn(): Promise<boolean> {
  return (await readShopperState()) !== 'guest';
}
