import { formRoute } from '#lib/forms/form-route.ts';
import { refuseGift } from '#lib/gift-cards/refusal.ts';
import { paymentForm } from '#lib/gift-cards/schema.ts';
import { payGiftCard } from '#lib/gift-cards/server.ts';
import { paths } from '#lib/shared/paths.ts';

/** Pays an order for a gift card by a test that takes no money. */
export const POST = formRoute({
  name: 'gift-card-payment',
  schema: paymentForm,
  page: ({ id = '' }) => paths.giftCardOrder(id),
  handle: async ({ input, session }) => {
    const paid = await payGiftCard(await session(), input.id);
    if (!paid.ok) return refuseGift(paid.failure, paths.giftCardOrder(input.id));
    return { ok: true, location: paths.giftCardOrder(paid.value.id, 'paid') };
  },
});
