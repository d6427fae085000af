import { profileForm } from '#lib/account/profile/schema.ts';
import { refuse } from '#lib/account/refusal.ts';
import { saveProfile } from '#lib/account/server/profile.ts';
import { formRoute } from '#lib/forms/form-route.ts';
import * as paths from '#lib/shared/paths.ts';

/** Replaces name and e-mail of the signed-in customer. */
export const POST = formRoute({
  name: 'profile',
  schema: profileForm,
  page: () => paths.profile(),
  handle: async ({ input, session }) => {
    const saved = await saveProfile(await session(), input);
    if (!saved.ok) return refuse(saved.failure, paths.profile());
    return { ok: true, location: paths.profile('saved'), data: saved.value };
  },
});
