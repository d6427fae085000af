import * as paths from '#lib/shared/paths.ts';
import { profileForm } from '#lib/storefront/account/profile/schema.ts';
import { refuseCodeForm } from '#lib/storefront/account/refusal.ts';
import { saveProfile } from '#lib/storefront/account/server/profile.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';

/** Replaces name and email of the signed-in customer. */
export const POST = formRoute({
  name: 'profile',
  schema: profileForm,
  page: () => paths.profile(),
  handle: async ({ input, session }) => {
    const saved = await saveProfile(await session(), input);
    if (!saved.ok) return refuseCodeForm(saved.failure, paths.profile());
    return { ok: true, location: paths.profile('saved'), data: saved.value };
  },
});
