import { formRoute } from '#lib/forms/form-route.ts';
import { giftCardForm } from '#lib/gift-cards/schema.ts';
import { applyGiftCard, removeGiftCard } from '#lib/gift-cards/server.ts';
import { giftOutcome, giftsPart } from '../gift-outcome.ts';

/** Uses a gift card for the cart, or uses it no longer. */
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
