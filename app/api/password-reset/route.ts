import * as paths from '#lib/shared/paths.ts';
import { isResetClosedAt } from '#lib/storefront/account/password-reset/is-reset-closed.ts';
import { passwordResetForm } from '#lib/storefront/account/password-reset/schema.ts';
import { refuseCodeForm } from '#lib/storefront/account/refusal.ts';
import { endAllSessions } from '#lib/storefront/account/server/password-reset.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';

/** Ends every session of the customer that the mailed link belongs to, and leads to the sign-in. */
export const POST = formRoute({
  name: 'password-reset',
  schema: passwordResetForm,
  page: ({ token }) => paths.passwordReset(token),
  handle: async ({ input, request, session }) => {
    const { corporateSite } = await getFlags();
    if (isResetClosedAt(corporateSite, request.headers.get('host') ?? '')) {
      return { ok: false, problems: {}, location: paths.home() };
    }
    const page = paths.passwordReset(input.token);
    const ended = await endAllSessions(await session(), input.token);
    if (ended.ok) return { ok: true, location: paths.signIn(undefined, 'sessions-ended') };
    // The page itself says that the link is no longer valid.
    if (ended.failure.kind === 'not-found') return { ok: false, problems: {}, location: page };
    return refuseCodeForm(ended.failure, page);
  },
});
