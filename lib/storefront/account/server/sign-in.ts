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

/** The context that a code is bound to in addition to its mobile. */
interface CodeContext {
  /** The `EString` of the code before, or empty. */
  eString: string;
  /** The sign-in channel; a code is valid only in its own channel. */
  channel: SignInChannel;
}

/** Sends a code to a mobile, whether or not a customer has it. */
export async function sendSignInCode(
  session: ShopperSession,
  { mobile, email, name, channel: messageChannel }: CodeRequestForm,
  { eString, channel }: CodeContext,
): Promise<Result<SentCode>> {
  const result = await callReported(session, calls.generateLoginOtp, {
    SessionId: session.id(),
    Mobile: mobile,
    CouponCode: session.data.couponCode?.value ?? '',
    EString: eString,
    Channel: messageChannel,
    SignInChannel: channel,
    ...(email === '' ? {} : { Email: email }),
    ...(name === '' ? {} : { UserName: name }),
  });
  return result.ok ? success(toSentCode(result.value)) : result;
}

/**
 * Signs in with a code; the guest's basket is merged into the customer's. Returns the number of items in it.
 */
export async function signIn(
  session: ShopperSession,
  { code, mobile, eString, channel }: { code: string; mobile: string } & CodeContext,
): Promise<Result<number>> {
  const result = await callReported(session, calls.verifyLoginOtp, {
    SessionId: session.id(),
    Mobile: mobile,
    OTP: code,
    EString: eString,
    SignInChannel: channel,
    BasketGUID: session.data.basketGuid ?? '',
  });
  return result.ok ? success(beginSession(session, result.value, channel)) : result;
}

/**
 * Whether the shopper of a page is signed in, as far as is known: a token that the retail API no longer knows does not
 * count, and an outage ends no session.
 */
export async function isShopperSignedIn(): Promise<boolean> {
  return (await readShopperState()) !== 'guest';
}
