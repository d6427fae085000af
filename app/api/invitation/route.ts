import { clearCode } from '#lib/storefront/account/codes/code-cookie.ts';
import { INVITATION_FIELD } from '#lib/storefront/account/invitation/invitation-field.ts';
import { refuseInvitation } from '#lib/storefront/account/invitation/refusal.ts';
import { invitationForm } from '#lib/storefront/account/invitation/schema.ts';
import { signInByInvitation } from '#lib/storefront/account/server/invitation.ts';
import { afterSignIn, signInPage } from '#lib/storefront/account/sign-in/place.ts';
import { parseSignInContext } from '#lib/storefront/account/sign-in/schema.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import { setCartCount } from '#lib/storefront/platform/session/readable-cookies.ts';

/** Signs in with an invitation, and redirects the shopper to the requested page. */
export const POST = formRoute({
  name: 'invitation',
  schema: invitationForm,
  page: (fields) => signInPage(parseSignInContext({ ...fields, place: 'user-access' })),
  secret: [INVITATION_FIELD],
  handle: async ({ input, session, cookies }) => {
    const items = await signInByInvitation(await session(), input);
    if (!items.ok) return refuseInvitation(items.failure, input);
    clearCode(cookies);
    setCartCount(cookies, items.value);
    return { ok: true, location: afterSignIn(input) };
  },
});
