import * as paths from '#lib/shared/paths.ts';
import { codeForm } from '#lib/storefront/account/codes/code-boxes.ts';
import { clearCode, readCodeRequest, saveLock } from '#lib/storefront/account/codes/code-cookie.ts';
import { CODE_FIELDS } from '#lib/storefront/account/codes/code-fields.ts';
import { noCode, refuseCodeForm } from '#lib/storefront/account/refusal.ts';
import { deleteAccount } from '#lib/storefront/account/server/deletion.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';

/** Deletes the signed-in customer's account after a correct code, and signs out. */
export const POST = formRoute({
  name: 'deletion',
  schema: codeForm,
  page: () => paths.deletion(),
  secret: CODE_FIELDS,
  handle: async ({ input, session, cookies }) => {
    const sent = await readCodeRequest(cookies, 'deletion');
    if (!sent) return noCode();
    const deleted = await deleteAccount(await session(), { code: input.code, eString: sent.eString });
    if (!deleted.ok) {
      await saveLock(cookies, sent, deleted.failure);
      return refuseCodeForm(deleted.failure, paths.deletion());
    }
    clearCode(cookies);
    return { ok: true, location: paths.signIn(undefined, 'account-deleted') };
  },
});
