import type { Insertable, Kysely } from 'kysely';
import { DAY_MS } from '#lib/shared/durations.ts';
import { newGiftCardNumber } from '../cart/promotions/gift-card-number.ts';
import { type HashedPin, hashPin } from '../cart/promotions/gift-card-pin.ts';
import { newId } from '../core/db/new-id.ts';
import type { Database } from '../core/db/schema.ts';

export const TEST_PIN = '481516';
const YEAR_MS = 365 * DAY_MS;

let hashed: Promise<HashedPin> | undefined;

/** Number and PIN as they are sent in the calls. */
export interface TestGiftCard {
  id: string;
  pair: { Number: string; Pin: string };
}

/** A gift card of ₹1,000 that is valid for a year, unless overridden; money in paise. */
export async function addGiftCard(
  db: Kysely<Database>,
  now: number,
  overrides: Partial<Database['gift_cards']> = {},
): Promise<TestGiftCard> {
  // Hashing is slow, so all cards share one hash.
  hashed ??= hashPin(TEST_PIN);
  const { salt, hash } = await hashed;
  const initial_amount = overrides.initial_amount ?? 1_000_00;
  const card = {
    id: newId(),
    number: newGiftCardNumber(),
    pin_salt: salt,
    pin_hash: hash,
    initial_amount,
    balance: initial_amount,
    created_at: now,
    expires_at: now + YEAR_MS,
    ...overrides,
  };
  await db.insertInto('gift_cards').values(card).execute();
  return { id: card.id, pair: { Number: card.number, Pin: TEST_PIN } };
}

/** A gift coupon of ₹500 that is valid from a day ago to a day from now, unless overridden; money in paise. */
export async function addGiftCoupon(
  db: Kysely<Database>,
  now: number,
  overrides: Partial<Insertable<Database['gift_coupons']>> = {},
): Promise<string> {
  const coupon = {
    code: 'THANKS500',
    amount: 500_00,
    starts_at: now - DAY_MS,
    ends_at: now + DAY_MS,
    used_at: null,
    ...overrides,
  };
  await db.insertInto('gift_coupons').values(coupon).execute();
  return coupon.code;
}
