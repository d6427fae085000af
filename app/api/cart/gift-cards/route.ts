import { giftCardForm } from '#lib/storefront/gift-cards/schema.ts';
import { applyGiftCard, removeGiftCard } from '#lib/storefront/gift-cards/server.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import { giftOutcome, giftsPart } from '../gift-outcome.ts';

/** Applies a gift card to the cart, or removes it. */
export const POST = formRoute({
  name: 'gift-card',
  schema: giftCardForm,
  page: () => giftsPart(),
  secret: ['number', 'pin'],
  handle: async ({ input, cookies, ...context }) => {
    const session = await context.session();
    return input.intent === 'apply'
      ? giftOutcome({ session, cookies, result: await applyGiftCard(session, input), done: 'gift-card-used' })
      : giftOutcome({ session, cookies, result: await removeGiftCard(session, input.id), done: 'gift-card-removed' });
  },
});
