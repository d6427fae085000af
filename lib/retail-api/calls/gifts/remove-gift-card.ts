import { calls } from '#lib/contract/index.ts';
import { stopUsingGiftCard } from '../../cart/promotions/gift-card-session.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';

/** Uses a gift card no longer; answers alike where the session or the card is another's. */
export const removeGiftCard = handlerFor(calls.removeGiftCard, async (request, { db }) => {
  await stopUsingGiftCard(db, request.GCSessionId, request.GiftCardId);
  return succeed({});
});
