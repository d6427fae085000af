import { clearCode, readCodeRequest, saveLock } from '#lib/storefront/account/codes/code-cookie.ts';
import { CODE_FIELDS } from '#lib/storefront/account/codes/code-fields.ts';
import { noCode } from '#lib/storefront/account/refusal.ts';
import { signIn } from '#lib/storefront/account/server/sign-in.ts';
import { afterSignIn, signInPage } from '#lib/storefront/account/sign-in/place.ts';
import { refuseSignIn } from '#lib/storefront/account/sign-in/refusal.ts';
import { parseSignInContext, signInForm } from '#lib/storefront/account/sign-in/schema.ts';
import { signInChannelOf } from '#lib/storefront/account/sign-in/sign-in-channel.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import { setCartCount } from '#lib/storefront/platform/session/readable-cookies.ts';

/** Signs in with the code, and redirects the shopper to the requested page. */
export const POST = formRoute({
  name: 'sign-in',
  schema: signInForm,
  page: (fields) => signInPage(parseSignInContext(fields)),
  secret: CODE_FIELDS,
  handle: async ({ input, session, cookies, host }) => {
    const sent = await readCodeRequest(cookies, 'login');
    if (!sent) return noCode();
    const { mobile, eString } = sent;
    const credentials = { code: input.code, mobile, eString, channel: signInChannelOf(host) };
    const items = await signIn(await session(), credentials);
    if (!items.ok) {
      await saveLock(cookies, sent, items.failure);
      return refuseSignIn(items.failure, input);
    }
    clearCode(cookies);
    setCartCount(cookies, items.value);
    return { ok: true, location: afterSignIn(input) };
  },
});
