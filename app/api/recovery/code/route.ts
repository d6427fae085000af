import * as paths from '#lib/shared/paths.ts';
import { readCodeRequest, saveCode, saveLock } from '#lib/storefront/account/codes/code-cookie.ts';
import { recoveryForm } from '#lib/storefront/account/recovery/schema.ts';
import { codeNotSaved, refuseCodeForm } from '#lib/storefront/account/refusal.ts';
import { sendRecoveryCode } from '#lib/storefront/account/server/recovery.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';

/**
 * Sends a code to the email address of a customer who lost the mobile number. The reply is the same for known
 * and unknown addresses.
 */
export const POST = formRoute({
  name: 'recovery-code',
  schema: recoveryForm,
  // A shopper who only requested another code stays on the code step.
  page: ({ resend }) => paths.forgotPassword(resend ? {} : { step: 'details' }),
  handle: async ({ input, session, cookies }) => {
    const before = await readCodeRequest(cookies, 'recovery');
    const same = before?.email === input.email ? before : null;
    const sent = await sendRecoveryCode(await session(), input.email, same?.eString ?? '');
    if (!sent.ok) {
      if (same) await saveLock(cookies, same, sent.failure);
      return refuseCodeForm(sent.failure, paths.forgotPassword());
    }
    const { email, mobile, orderNumber } = input;
    if (!(await saveCode(cookies, { purpose: 'recovery', email, newMobile: mobile, orderNumber }, sent.value, same)))
      return codeNotSaved();
    return { ok: true, location: paths.forgotPassword() };
  },
});
