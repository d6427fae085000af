import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../call-handler.ts';
import { stopUsingGiftCard } from '../../promotions/gift-card-session.ts';

/** Uses a gift card no longer; answers alike where the session or the card is another's. */
export const removeGiftCard = handlerFor(calls.removeGiftCard, async (request, { db }) => {
  await stopUsingGiftCard(db, request.GCSessionId, request.GiftCardId);
  return succeed({});
});
