import { z } from 'zod';
import { HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { shortUserName } from './short-user-name.ts';

/**
 * The ttl of stored coupons and gift cards in milliseconds, from their timestamp: the spec's default for
 * cookies.
 */
export const COUPON_LIFETIME_MS = 720 * MINUTE_MS;
export const GIFT_COUPON_LIFETIME_MS = HOUR_MS;

/** A value with the time when it was stored, in epoch milliseconds. */
const stamped = z.object({ value: z.string().max(100), at: z.number() });
export type Stamped = z.output<typeof stamped>;

/** All data stored about a shopper, sealed in one httpOnly cookie. Missing fields were never set. */
const schema = z.object({
  /** Identifies the session to the retail API. */
  sessId: z.string().max(64).optional(),
  customerToken: z.string().max(200).optional(),
  basketGuid: z.string().max(64).optional(),
  couponCode: stamped.optional(),
  enteredCouponCode: stamped.optional(),
  gcSessionId: stamped.optional(),
  giftCouponRequest: stamped.optional(),
  /** Shortened name, enough for a greeting; the retail API has the full one. */
  userName: z.string().max(100).transform(shortUserName).optional(),
  mobile: z.string().max(15).optional(),
  /** True for a sign-in made at the private sale, which no other sign-in opens. */
  atSale: z.literal(true).optional(),
  /** When the cookie was last sealed, in epoch milliseconds. */
  sealedAt: z.number().optional(),
});

export type ShopperData = z.output<typeof schema>;

function unlessOlder(entry: Stamped | undefined, lifetimeMs: number, now: number): Stamped | undefined {
  return entry && now - entry.at < lifetimeMs ? entry : undefined;
}

/** The valid fields, so that an invalid one does not cost the shopper the others. */
function validFields(sealed: unknown): ShopperData {
  const fields = z.record(z.string(), z.unknown()).safeParse(sealed).data ?? {};
  const sound = Object.entries(schema.shape).filter(([name, field]) => field.safeParse(fields[name]).success);
  return schema.parse(Object.fromEntries(sound.map(([name]) => [name, fields[name]])));
}

/** The usable data of a sealed cookie, without invalid fields and expired coupons or gift cards. */
export function readShopperData(sealed: unknown, now: number): ShopperData {
  const { couponCode, enteredCouponCode, gcSessionId, giftCouponRequest, ...rest } = validFields(sealed);
  const current = {
    ...rest,
    couponCode: unlessOlder(couponCode, COUPON_LIFETIME_MS, now),
    enteredCouponCode: unlessOlder(enteredCouponCode, COUPON_LIFETIME_MS, now),
    gcSessionId: unlessOlder(gcSessionId, COUPON_LIFETIME_MS, now),
    giftCouponRequest: unlessOlder(giftCouponRequest, GIFT_COUPON_LIFETIME_MS, now),
  };
  return schema.parse(Object.fromEntries(Object.entries(current).filter(([, value]) => value !== undefined)));
}
