import { calls } from '#lib/contract/index.ts';
import { findBasket } from '../../baskets/basket-store.ts';
import { missingBasket } from '../../baskets/cart-outcome.ts';
import { handlerFor } from '../../call-handler.ts';
import { withGiftCard } from '../../promotions/gift-card-access.ts';
import { useGiftCard } from '../../promotions/gift-card-session.ts';

/** Lets the caller's cart use a gift card; its balance stays as it is until an order is placed. */
export const applyGiftCard = handlerFor(calls.applyGiftCard, async (request, context, caller) => {
  if (!(await findBasket(context.db, request.BasketGUID, caller))) return missingBasket(request.BasketGUID);
  return withGiftCard(context, caller, request, (transaction, card, now) =>
    useGiftCard(transaction, card, request.GCSessionId, now),
  );
});
