import { clearCode } from '#lib/account/codes/code-cookie.ts';
import { INVITATION_FIELD } from '#lib/account/invitation/invitation-field.ts';
import { refuseInvitation } from '#lib/account/invitation/refusal.ts';
import { invitationForm } from '#lib/account/invitation/schema.ts';
import { signInByInvitation } from '#lib/account/server/invitation.ts';
import { afterSignIn, signInPage } from '#lib/account/sign-in/place.ts';
import { parseSignInContext } from '#lib/account/sign-in/schema.ts';
import { formRoute } from '#lib/forms/form-route.ts';
import { setCartCount } from '#lib/session/readable-cookies.ts';

/** Signs in with an invitation, and sends the shopper to where they were going. */
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
