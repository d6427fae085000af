import { consentsForm } from '#lib/account/privacy/schema.ts';
import { refuse } from '#lib/account/refusal.ts';
import { saveConsents } from '#lib/account/server/privacy.ts';
import { formRoute } from '#lib/forms/form-route.ts';
import * as paths from '#lib/shared/paths.ts';

/** Records what the signed-in customer agrees to. */
export const POST = formRoute({
  name: 'consents',
  schema: consentsForm,
  page: () => paths.privacy(),
  handle: async ({ input, session }) => {
    const saved = await saveConsents(await session(), input);
    if (!saved.ok) return refuse(saved.failure, paths.privacy());
    return { ok: true, location: paths.privacy('choices-saved'), data: saved.value };
  },
});
