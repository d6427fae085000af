import * as paths from '#lib/shared/paths.ts';
import { refuseOldGold } from '#lib/storefront/old-gold/refusal.ts';
import { OLD_GOLD_FIELDS, OLD_GOLD_FORM, oldGoldForm } from '#lib/storefront/old-gold/schema.ts';
import { requestOldGoldEnquiry } from '#lib/storefront/old-gold/server.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import * as m from '#messages';

/** Asks for the exchange value of old gold, and leads to the page with the number of the enquiry. */
export const POST = formRoute({
  name: OLD_GOLD_FORM,
  fields: OLD_GOLD_FIELDS,
  notSaved: { note: m.oldGoldNoteNotSaved },
  schema: oldGoldForm,
  page: () => paths.oldGold(),
  handle: async ({ input, session, admitted }) => {
    admitted();
    const result = await requestOldGoldEnquiry(await session(), input);
    if (!result.ok) return refuseOldGold(result.failure, paths.oldGold());
    return { ok: true, location: paths.oldGold(result.value) };
  },
});
