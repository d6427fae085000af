import { calls } from '#lib/contract/index.ts';
import { withGiftCard } from '../../cart/promotions/gift-card-access.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';

/** What is left on a gift card, also on one that has expired or is empty. */
export const giftCardBalance = handlerFor(calls.giftCardBalance, async (request, context, caller) =>
  withGiftCard(context, caller, request, async (_transaction, card, now) =>
    succeed({
      LastDigits: card.number.slice(-4),
      Balance: card.balance,
      InitialAmount: card.initial_amount,
      ExpiresAt: card.expires_at,
      Expired: now >= card.expires_at,
    }),
  ),
);
