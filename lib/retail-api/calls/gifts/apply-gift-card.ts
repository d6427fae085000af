import { calls } from '#lib/contract/index.ts';
import { findBasket } from '../../cart/baskets/basket-store.ts';
import { missingBasket } from '../../cart/baskets/cart-outcome.ts';
import { withGiftCard } from '../../cart/promotions/gift-card-access.ts';
import { useGiftCard } from '../../cart/promotions/gift-card-session.ts';
import { handlerFor } from '../../core/call-handler.ts';
import { ownHold } from '../../orders/own-hold.ts';

/** Lets the caller's cart use a gift card; its balance stays as it is until an order is placed. */
export const applyGiftCard = handlerFor(calls.applyGiftCard, async (request, context, caller) => {
  const { BasketGUID, GCSessionId: givenSessionId } = request;
  const basket = await findBasket(context.db, BasketGUID, caller);
  if (!basket) return missingBasket(BasketGUID);
  return withGiftCard(context, caller, request, async (transaction, card, now) => {
    const own = await ownHold(transaction, basket.guid);
    return useGiftCard(transaction, card, { givenSessionId, own, now });
  });
});
