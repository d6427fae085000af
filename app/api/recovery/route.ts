import * as paths from '#lib/shared/paths.ts';
import { codeForm } from '#lib/storefront/account/codes/code-boxes.ts';
import { readCodeRequest, saveLock } from '#lib/storefront/account/codes/code-cookie.ts';
import { CODE_FIELDS } from '#lib/storefront/account/codes/code-fields.ts';
import { noCode, refuseCodeForm } from '#lib/storefront/account/refusal.ts';
import { saveOpenedRequest } from '#lib/storefront/account/server/opened-request.ts';
import { openRecovery } from '#lib/storefront/account/server/recovery.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';

/** Opens a support request after a correct code from the mail. */
export const POST = formRoute({
  name: 'recovery',
  schema: codeForm,
  page: () => paths.forgotPassword(),
  secret: CODE_FIELDS,
  handle: async ({ input, session, cookies }) => {
    const sent = await readCodeRequest(cookies, 'recovery');
    if (!sent) return noCode();
    const form = { email: sent.email, orderNumber: sent.orderNumber, mobile: sent.newMobile };
    const opened = await openRecovery(await session(), form, { code: input.code, eString: sent.eString });
    if (!opened.ok) {
      await saveLock(cookies, sent, opened.failure);
      return refuseCodeForm(opened.failure, paths.forgotPassword());
    }
    await saveOpenedRequest(cookies, opened.value);
    return { ok: true, location: paths.forgotPassword({ reference: opened.value }) };
  },
});
