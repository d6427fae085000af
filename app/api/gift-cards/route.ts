import * as paths from '#lib/shared/paths.ts';
import { refuseGift } from '#lib/storefront/gift-cards/refusal.ts';
import { PURCHASE_FIELDS, PURCHASE_FORM, purchaseForm } from '#lib/storefront/gift-cards/schema.ts';
import { purchaseGiftCard } from '#lib/storefront/gift-cards/server.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import * as m from '#messages';

/** Places a gift card order and leads to its payment. */
export const POST = formRoute({
  name: PURCHASE_FORM,
  fields: PURCHASE_FIELDS,
  notSaved: { message: m.giftCardMessageLost },
  schema: purchaseForm,
  page: () => paths.giftCards(),
  handle: async ({ input, session }) => {
    const bought = await purchaseGiftCard(await session(), input);
    if (!bought.ok) return refuseGift(bought.failure, paths.giftCards());
    return { ok: true, location: paths.giftCardOrder(bought.value.id) };
  },
});
