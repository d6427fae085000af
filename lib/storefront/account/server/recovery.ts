import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { type Result, success } from '#lib/shared/result.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import type { RecoveryFormValues } from '../recovery/schema.ts';
import { toSentCode } from '../transform.ts';
import type { SentCode } from '../types.ts';

/**
 * Sends a code to an email address, whether or not a customer has it. `eString`: of the code before, or
 * empty.
 */
export async function sendRecoveryCode(
  session: ShopperSession,
  email: string,
  eString: string,
): Promise<Result<SentCode>> {
  const request = { SessionId: session.id(), Email: email, EString: eString };
  const result = toResult(await session.call(calls.requestRecovery, request));
  return result.ok ? success(toSentCode(result.value)) : result;
}

/** Opens a support request to recover an account, and returns its number. */
export async function openRecovery(
  session: ShopperSession,
  form: RecoveryFormValues,
  { code, eString }: { code: string; eString: string },
): Promise<Result<string>> {
  const request = {
    SessionId: session.id(),
    Email: form.email,
    OTP: code,
    EString: eString,
    OrderNumber: form.orderNumber,
    Mobile: form.mobile,
  };
  const result = toResult(await session.call(calls.verifyRecovery, request));
  return result.ok ? success(result.value.Reference) : result;
}
