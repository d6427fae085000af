import { CODE_FIELDS } from '#lib/account/codes/code-fields.ts';
import { clearCode, saveLock, readCode } from '#lib/account/codes/code-cookie.ts';
import { NO_CODE } from '#lib/account/refusal.ts';
import { signIn } from '#lib/account/server/sign-in.ts';
import { signInChannelOf } from '#lib/account/sign-in/sign-in-channel.ts';
import { afterSignIn, signInPage } from '#lib/account/sign-in/place.ts';
import { refuseSignIn } from '#lib/account/sign-in/refusal.ts';
import { parseSignInContext, signInForm } from '#lib/account/sign-in/schema.ts';
import { formRoute } from '#lib/forms/form-route.ts';
import { setCartCount } from '#lib/session/readable-cookies.ts';

/** Signs in with the code, and sends the shopper to where they were going. */
export const POST = formRoute({
  name: 'sign-in',
  schema: signInForm,
  page: (fields) => signInPage(parseSignInContext(fields)),
  secret: CODE_FIELDS,
  handle: async ({ input, session, cookies, host }) => {
    const sent = await readCode(cookies, 'login');
    if (!sent) return NO_CODE;
    const { mobile, eString } = sent;
    const given = { code: input.code, mobile, eString, door: signInChannelOf(host) };
    const items = await signIn(await session(), given);
    if (!items.ok) {
      await saveLock(cookies, sent, items.failure);
      return refuseSignIn(items.failure, input);
    }
    clearCode(cookies);
    setCartCount(cookies, items.value);
    return { ok: true, location: afterSignIn(input) };
  },
});
