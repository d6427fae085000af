import { randomInt } from 'node:crypto';
import { addGiftCards, addGiftCoupons, hashNewCards } from '#lib/retail-api/cart/promotions/import-gifts.ts';
import type { TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { DAY_MS } from '#lib/shared/durations.ts';

const YEAR_MS = 365 * DAY_MS;
const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join('');

/** Stores a gift card of 2,000 rupees with its full balance, unless other fields are given. */
export async function addGiftCard(
  { context }: TestApi,
  overrides: { amount?: number; balance?: number; endsAt?: number } = {},
): Promise<{ number: string; pin: string }> {
  const card = { number: digits(16), pin: digits(6), amount: 2000, endsAt: Date.now() + YEAR_MS, ...overrides };
  const hashed = await hashNewCards(context.db, [card]);
  await context.db.transaction().execute((transaction) => addGiftCards(transaction, hashed, Date.now()));
  return { number: card.number, pin: card.pin };
}

/** Stores a gift coupon of 500 rupees that is valid now, unless other fields are given, and returns its code. */
export async function addGiftCoupon(
  { context }: TestApi,
  overrides: { startsAt?: number; endsAt?: number; usedAt?: number } = {},
): Promise<string> {
  const code = `GIFT${digits(8)}`;
  const coupon = { code, amount: 500, startsAt: 0, endsAt: Date.now() + YEAR_MS, usedAt: null, ...overrides };
  await context.db.transaction().execute((transaction) => addGiftCoupons(transaction, [coupon]));
  return code;
}
