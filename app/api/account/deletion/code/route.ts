import { z } from 'zod';
import * as paths from '#lib/shared/paths.ts';
import { readCodeRequest, saveCode, saveLock } from '#lib/storefront/account/codes/code-cookie.ts';
import { codeNotSaved, refuseCodeForm } from '#lib/storefront/account/refusal.ts';
import { sendDeletionCode } from '#lib/storefront/account/server/deletion.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';

/** Sends a code to the customer's mobile number, which is needed to delete the account. */
export const POST = formRoute({
  name: 'deletion-code',
  schema: z.object({}),
  page: () => paths.deletion(),
  handle: async ({ session, cookies }) => {
    const before = await readCodeRequest(cookies, 'deletion');
    const sent = await sendDeletionCode(await session(), before?.eString ?? '');
    if (!sent.ok) {
      if (before) await saveLock(cookies, before, sent.failure);
      return refuseCodeForm(sent.failure, paths.deletion());
    }
    if (!(await saveCode(cookies, { purpose: 'deletion' }, sent.value, before))) return codeNotSaved();
    return { ok: true, location: paths.deletion() };
  },
});
