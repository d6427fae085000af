import type { Kysely } from 'kysely';
import { paiseOf } from '#lib/contract/index.ts';
import { canonicalCode } from '#lib/shared/typed-text.ts';
import type { Database } from '../../core/db/schema.ts';
import type { BasketHold } from '../../orders/holds/basket-hold.ts';
import type { CouponTerms } from '../pricing/types.ts';
import type { CouponDocument } from './promotion-file.ts';
import { benefitInPaise } from './read-offers.ts';

/** A coupon that may be used in principle; the pricing decides whether the cart qualifies. */
export interface ValidCoupon {
  kind: 'valid';
  code: string;
  terms: CouponTerms;
  /** The text for the shopper. */
  description: string;
  /** Epoch milliseconds. */
  endsAt: number;
}

export type CouponStatus =
  | ValidCoupon
  | { kind: 'unknown' | 'used' | 'sign-in' }
  | { kind: 'expired' | 'not-started'; at: number }
  | { kind: 'cart-limit'; maximum: number };

interface CouponUser {
  customerId: string | null;
  /** The quantity in the cart. */
  units: number;
  /** The largest quantity of a cart with a coupon; null if there is no such rule. */
  maxUnits: number | null;
  /** What the open order of this cart reserves; its use of the coupon is not counted. */
  own: BasketHold | null;
  /** Epoch milliseconds. */
  now: number;
}

/** Whether this shopper may use a coupon now, whatever the cart contains; `typed` in any spelling. */
export async function couponStatus(db: Kysely<Database>, typed: string, user: CouponUser): Promise<CouponStatus> {
  const code = canonicalCode(typed);
  const row = await db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst();
  if (!row || row.paused === 1) return { kind: 'unknown' };
  const times = { startsAt: row.starts_at, endsAt: row.ends_at };
  const untimely = untimelyStatus(times, user.now);
  if (untimely) return untimely;
  // The document was validated when it was read from its file.
  const document: CouponDocument = JSON.parse(row.document);
  if (user.customerId === null && (document.signedInOnly || document.maximumUsesPerCustomer !== null)) {
    return { kind: 'sign-in' };
  }
  if (await isUsedUp(db, document, user.customerId, user.own?.number)) return { kind: 'used' };
  if (user.maxUnits !== null && user.units > user.maxUnits) {
    return { kind: 'cart-limit', maximum: user.maxUnits };
  }
  return validCoupon({ ...document, ...times });
}

/** The status of a coupon that is over or has not begun at a time; null if it runs. Epoch milliseconds. */
export function untimelyStatus(
  { startsAt, endsAt }: Pick<CouponDocument, 'startsAt' | 'endsAt'>,
  at: number,
): CouponStatus | null {
  if (at >= endsAt) return { kind: 'expired', at: endsAt };
  return at < startsAt ? { kind: 'not-started', at: startsAt } : null;
}

/** A coupon that may be used, in paise. */
export function validCoupon({ code, scope, minimumAmount, benefit, terms, endsAt }: CouponDocument): ValidCoupon {
  const inPaise = { scope, minimumAmount: paiseOf(minimumAmount), benefit: benefitInPaise(benefit) };
  return { kind: 'valid', code, terms: inPaise, description: terms, endsAt };
}

/**
 * Whether a coupon has reached its number of uses, overall or for this customer; `besides`: number of an order
 * whose use does not count.
 */
export async function isUsedUp(
  db: Kysely<Database>,
  document: CouponDocument,
  customerId: string | null,
  besides = '',
): Promise<boolean> {
  const { code, maximumUses, maximumUsesPerCustomer, usedBefore } = document;
  const bounds = [
    { max: maximumUses, before: usedBefore, of: null },
    { max: maximumUsesPerCustomer, before: 0, of: customerId },
  ];
  for (const { max, before, of } of bounds) {
    if (max === null) continue;
    if (before >= max) return true;
    // The last allowed use; further rows need not be counted.
    const last = await db
      .selectFrom('coupon_redemptions')
      .select('code')
      .where('code', '=', code)
      .where('order_number', '!=', besides)
      .$if(of !== null, (query) => query.where('customer_id', '=', of))
      .offset(max - before - 1)
      .limit(1)
      .executeTakeFirst();
    if (last) return true;
  }
  return false;
}
