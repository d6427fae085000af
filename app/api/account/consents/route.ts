import * as paths from '#lib/shared/paths.ts';
import { consentsForm } from '#lib/storefront/account/privacy/schema.ts';
import { refuseCodeForm } from '#lib/storefront/account/refusal.ts';
import { saveConsents } from '#lib/storefront/account/server/privacy.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';

/** Records the consents of the signed-in customer. */
export const POST = formRoute({
  name: 'consents',
  schema: consentsForm,
  page: () => paths.privacy(),
  handle: async ({ input, session }) => {
    const saved = await saveConsents(await session(), input);
    if (!saved.ok) return refuseCodeForm(saved.failure, paths.privacy());
    return { ok: true, location: paths.privacy('choices-saved'), data: saved.value };
  },
});
