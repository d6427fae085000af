import type { Kysely, Transaction } from 'kysely';
import { GIFT_CARDS_PER_CART } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { hashToken } from '../../core/secret-token.ts';
import { type BasketHold, balanceWith } from '../../orders/holds/basket-hold.ts';
import type { GiftCardRow } from './gift-card-access.ts';
import { cardsInUse } from './held-gifts.ts';

/** How long a cart can use a gift card before its PIN is required again. */
export const GIFT_CARD_SESSION_MS = 30 * DAY_MS;

/**
 * Lets the cart of a gift-card session use a card, and returns the session's id. The id is a bearer secret: it is
 * generated here, stored as a hash, and accepted only if it already has a card. It is not bound to a session of
 * the shopper, because signing in changes that session, and the cart keeps its cards. A repeated call changes
 * nothing. `own`: what the open order of the cart reserves.
 */
export async function useGiftCard(
  transaction: Transaction<Database>,
  card: Pick<GiftCardRow, 'id' | 'balance' | 'expires_at'>,
  { requestedSessionId, own, now }: { requestedSessionId: string; own: BasketHold | null; now: number },
): Promise<Outcome<{ GCSessionId: string }>> {
  if (now >= card.expires_at) return fail('GiftCardExpired', undefined, { At: card.expires_at });
  if (balanceWith(own, card) === 0) return fail('GiftCardEmpty');
  const used = requestedSessionId === '' ? [] : await cardsInUse(transaction, requestedSessionId, own, now);
  const GCSessionId = used.length === 0 ? newId() : requestedSessionId;
  if (used.some(({ id }) => id === card.id)) return succeed({ GCSessionId });
  if (used.length >= GIFT_CARDS_PER_CART) return fail('GiftCardsFull', undefined, { Maximum: GIFT_CARDS_PER_CART });
  await transaction
    .insertInto('gift_card_uses')
    .values({ session_id: hashToken(GCSessionId), card_id: card.id, added_at: now })
    // The same request may arrive in two sessions of the shopper.
    .onConflict((conflict) => conflict.columns(['session_id', 'card_id']).doNothing())
    .execute();
  return succeed({ GCSessionId });
}

/** Stops using a card; does nothing if it is not used. */
export async function stopUsingGiftCard(db: Kysely<Database>, gcSessionId: string, cardId: string): Promise<void> {
  await db
    .deleteFrom('gift_card_uses')
    .where('session_id', '=', hashToken(gcSessionId))
    .where('card_id', '=', cardId)
    .execute();
}
