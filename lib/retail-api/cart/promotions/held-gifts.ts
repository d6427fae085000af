import type { Kysely } from 'kysely';
import type { GiftCouponRefusalReason } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { hashToken } from '../../core/secret-token.ts';
import { type BasketHold, balanceWith } from '../../orders/holds/basket-hold.ts';

/** A gift coupon reserved for a cart, or why it no longer is. Money in paise, times in epoch milliseconds. */
export type HeldGiftCoupon =
  | { kind: 'held'; id: string; amount: number; expiresAt: number }
  | { kind: 'refused'; reason: GiftCouponRefusalReason };

/**
 * The gift coupon of a request, for the basket that requested it. A request removed by housekeeping has expired; a
 * use by the basket's own open order does not count.
 */
export async function heldGiftCoupon(
  db: Kysely<Database>,
  requestId: string,
  { guid, own }: { guid: string; own: BasketHold | null },
  now: number,
): Promise<HeldGiftCoupon> {
  const row = await db
    .selectFrom('gift_coupon_requests as request')
    .innerJoin('gift_coupons as coupon', 'coupon.code', 'request.code')
    .select(['request.id', 'request.expires_at', 'coupon.amount', 'coupon.used_at', 'coupon.used_by', 'coupon.ends_at'])
    .where('request.id', '=', requestId)
    .where('request.basket_guid', '=', guid)
    .executeTakeFirst();
  if (!row || now >= row.expires_at || now >= row.ends_at) return { kind: 'refused', reason: 'expired' };
  if (row.used_at !== null && (own === null || row.used_by !== own.number)) return { kind: 'refused', reason: 'used' };
  return { kind: 'held', id: row.id, amount: row.amount, expiresAt: Math.min(row.expires_at, row.ends_at) };
}

export interface UsedCard {
  id: string;
  /** The last four digits of the card number. */
  lastDigits: string;
  balance: number;
}

/**
 * The gift cards that a gift-card session uses, in the order they were added; empty and expired ones are left out.
 * Amounts that the cart's own open order took count as part of the balance.
 */
export async function cardsInUse(
  db: Kysely<Database>,
  gcSessionId: string,
  own: BasketHold | null,
  now: number,
): Promise<UsedCard[]> {
  const rows = await db
    .selectFrom('gift_card_uses as use')
    .innerJoin('gift_cards as card', 'card.id', 'use.card_id')
    .select(['card.id', 'card.number', 'card.balance'])
    .where('use.session_id', '=', hashToken(gcSessionId))
    .where('card.expires_at', '>', now)
    .orderBy('use.added_at')
    .orderBy('card.id')
    .execute();
  return rows
    .map(({ id, number, balance }) => ({
      id,
      lastDigits: number.slice(-4),
      balance: balanceWith(own, { id, balance }),
    }))
    .filter(({ balance }) => balance > 0);
}
