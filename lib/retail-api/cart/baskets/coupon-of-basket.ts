import type { Kysely } from 'kysely';
import type { CouponWire } from '#lib/contract/index.ts';
import type { Caller } from '../../core/caller.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { readCartOptions } from '../../core/site-options.ts';
import { rejectCoupon } from '../promotions/reject-coupon.ts';
import { findBasket } from './basket-repository.ts';
import { missingBasket } from './cart-outcome.ts';
import { couponWire } from './cart-wire.ts';
import { priceBasket } from './price-basket.ts';
import { readContents } from './read-contents.ts';

export interface RequestedCoupon {
  BasketGUID: string;
  /** In any spelling. */
  CouponCode: string;
}

/** The discount of a coupon on a basket, or the reason why there is none. `now` in epoch milliseconds. */
export async function couponOfBasket(
  db: Kysely<Database>,
  { BasketGUID, CouponCode }: RequestedCoupon,
  caller: Caller,
  now: number,
): Promise<Outcome<CouponWire>> {
  const basket = await findBasket(db, BasketGUID, caller);
  if (!basket) return missingBasket(BasketGUID);
  const contents = await readContents(db, basket.guid);
  if (contents.lines.length === 0) return fail('CartEmpty');
  const reductions = { CouponCode, GCSessionId: '', GiftCouponRequestId: '' };
  const pricingContext = { customerId: caller.customerId, now, options: await readCartOptions(db) };
  const priced = await priceBasket(db, contents, reductions, pricingContext);
  if (priced.couponRefusal) return rejectCoupon(priced.couponRefusal);
  const coupon = couponWire(priced);
  if (!coupon) throw new Error('A coupon is neither applied nor refused.');
  return succeed(coupon);
}
