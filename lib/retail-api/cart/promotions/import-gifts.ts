import type { Kysely, Transaction } from 'kysely';
import { paiseOf } from '#lib/contract/index.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { type HashedPin, hashPin } from './gift-card-pin.ts';
import type { GiftCardDocument, GiftCouponDocument } from './promotion-file.ts';

/** Number of concurrent hashes: as many as Node's thread pool has threads. */
const AT_ONCE = 4;

interface HashedCard extends GiftCardDocument {
  hashed: HashedPin;
}

/** The cards that are not in the database yet, each with the hash of its PIN. */
export async function hashNewCards(db: Kysely<Database>, cards: readonly GiftCardDocument[]): Promise<HashedCard[]> {
  const existing = new Set<string>();
  for (const chunk of chunksOf(cards.map(({ number }) => number))) {
    const rows = await db.selectFrom('gift_cards').select('number').where('number', 'in', chunk).execute();
    for (const { number } of rows) existing.add(number);
  }
  const fresh = cards.filter(({ number }) => !existing.has(number));
  const hashed: HashedCard[] = [];
  for (let start = 0; start < fresh.length; start += AT_ONCE) {
    const next = fresh.slice(start, start + AT_ONCE);
    hashed.push(...(await Promise.all(next.map(async (card) => ({ ...card, hashed: await hashPin(card.pin) })))));
  }
  return hashed;
}

/** Stores cards with their balances; a card that already exists is left unchanged. */
export async function addGiftCards(
  transaction: Transaction<Database>,
  cards: readonly HashedCard[],
  now: number,
): Promise<void> {
  const rows = cards.map(({ number, amount, balance = amount, endsAt, hashed }) => ({
    id: newId(),
    number,
    pin_salt: hashed.salt,
    pin_hash: hashed.hash,
    initial_amount: paiseOf(amount),
    balance: paiseOf(balance),
    created_at: now,
    expires_at: endsAt,
  }));
  for (const chunk of chunksOf(rows)) {
    const added = await transaction
      .insertInto('gift_cards')
      .values(chunk)
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning(['id', 'balance'])
      .execute();
    if (added.length === 0) continue;
    await transaction
      .insertInto('gift_card_entries')
      .values(
        added.map(({ id, balance }) => ({
          id: newId(),
          card_id: id,
          kind: 'issue' as const,
          amount: balance,
          reference: 'file',
          at: now,
        })),
      )
      .execute();
  }
}

/**
 * Stores gift coupons. For existing ones, amount and times are taken from the file, and one that the file marks as
 * used is used from then on; a used one stays used.
 */
export async function addGiftCoupons(
  transaction: Transaction<Database>,
  coupons: readonly GiftCouponDocument[],
): Promise<void> {
  const rows = coupons.map(({ code, amount, startsAt, endsAt, usedAt }) => ({
    code,
    amount: paiseOf(amount),
    starts_at: startsAt,
    ends_at: endsAt,
    used_at: usedAt,
  }));
  for (const chunk of chunksOf(rows)) {
    await transaction
      .insertInto('gift_coupons')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet((coupon) => ({
          amount: coupon.ref('excluded.amount'),
          starts_at: coupon.ref('excluded.starts_at'),
          ends_at: coupon.ref('excluded.ends_at'),
          used_at: coupon.fn.coalesce('gift_coupons.used_at', 'excluded.used_at'),
        })),
      )
      .execute();
  }
}

/** Deletes gift coupons and gift cards with their reservations and entries. */
export async function removeGifts(
  transaction: Transaction<Database>,
  removed: { giftCoupons: readonly string[]; giftCards: readonly string[] },
): Promise<void> {
  for (const codes of chunksOf(removed.giftCoupons)) {
    await transaction.deleteFrom('gift_coupons').where('code', 'in', codes).execute();
  }
  for (const numbers of chunksOf(removed.giftCards)) {
    await transaction.deleteFrom('gift_cards').where('number', 'in', numbers).execute();
  }
}
