import type { Failure } from '#lib/shared/result.ts';
import { readCodeRequest, saveCode, saveLock, saveResentCode } from '#lib/storefront/account/codes/code-cookie.ts';
import { codeNotSaved } from '#lib/storefront/account/refusal.ts';
import { sendSignInCode } from '#lib/storefront/account/server/sign-in.ts';
import { signInCodeOf } from '#lib/storefront/account/sign-in/code.ts';
import { signInPage } from '#lib/storefront/account/sign-in/place.ts';
import { refuseSignIn } from '#lib/storefront/account/sign-in/refusal.ts';
import { codeRequestForm, parseSignInContext } from '#lib/storefront/account/sign-in/schema.ts';
import { signInChannelOf } from '#lib/storefront/account/sign-in/sign-in-channel.ts';
import type { SignInCode } from '#lib/storefront/account/sign-in/types.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';

/**
 * Returns the seconds until another code may be requested, where that is the only obstacle; null for any other
 * failure.
 */
function tooEarlyBy(failure: Failure): number | null {
  const isTooEarly = failure.kind === 'refused' && failure.reason === 'too-many-requests';
  return isTooEarly ? (failure.retryAfterSeconds ?? 0) : null;
}

/** Sends a sign-in code to a mobile number. The reply is the same for known and unknown numbers. */
export const POST = formRoute({
  name: 'sign-in-code',
  schema: codeRequestForm,
  // A resend request belongs to the code step.
  page: (fields) => signInPage(parseSignInContext(fields), fields.resend === undefined ? 'number' : undefined),
  handle: async ({ input, session, cookies, host }) => {
    const before = await readCodeRequest(cookies, 'login');
    const same = before?.mobile === input.mobile ? before : null;
    const context = { eString: same?.eString ?? '', channel: signInChannelOf(host) };
    const sent = await sendSignInCode(await session(), input, context);
    if (!sent.ok) {
      const wait = tooEarlyBy(sent.failure);
      // The request may come from another tab, which does not know that this browser is already waiting for a code.
      if (same && wait !== null && !input.resend) {
        const data: SignInCode = signInCodeOf(await saveResentCode(cookies, same, wait), Date.now());
        return { ok: true, location: signInPage(input), data };
      }
      if (same) await saveLock(cookies, same, sent.failure);
      return refuseSignIn(sent.failure, input);
    }
    const { mobile } = input;
    if (!(await saveCode(cookies, { purpose: 'login', mobile }, sent.value, same))) return codeNotSaved();
    const data: SignInCode = {
      mobile,
      length: sent.value.length,
      resendInSeconds: sent.value.resendAfterSeconds,
      lockedForSeconds: 0,
      sends: (same?.sends ?? 0) + 1,
      resent: false,
    };
    return { ok: true, location: signInPage(input), data };
  },
});
