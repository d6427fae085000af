import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { type Result, success } from '#lib/shared/result.ts';
import { callAsCustomer } from '#lib/storefront/platform/session/customer-call.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { toSentCode } from '../transform.ts';
import type { SentCode } from '../types.ts';

/** Sends a code to the customer's own mobile. `eString`: of the code that it replaces, or empty. */
export async function sendDeletionCode(session: ShopperSession, eString: string): Promise<Result<SentCode>> {
  const request = { SessionId: session.id(), EString: eString };
  const result = await callAsCustomer(session, calls.generateDeletionOtp, request);
  return result.ok ? success(toSentCode(result.value)) : result;
}

/** Deletes the signed-in customer's account permanently, and signs this browser out. */
export async function deleteAccount(
  session: ShopperSession,
  { code, eString }: { code: string; eString: string },
): Promise<Result<null>> {
  const request = { SessionId: session.id(), OTP: code, EString: eString };
  const result = await callAsCustomer(session, calls.deleteAccount, request);
  if (!result.ok) return result;
  session.signOut();
  return success(null);
}
