import { z } from 'zod';
import { shortUserName } from './short-user-name.ts';

const MINUTE_MS = 60_000;
/** Stored coupons and gift cards end with their timestamp: the spec's default for cookies. */
export const COUPON_LIFETIME_MS = 720 * MINUTE_MS;
export const GIFT_COUPON_LIFETIME_MS = 60 * MINUTE_MS;

/** A value with the time it was stored, in epoch milliseconds. */
const stamped = z.object({ value: z.string().max(100), at: z.number() });
export type Stamped = z.output<typeof stamped>;

/** All that the store remembers of a shopper, sealed in one httpOnly cookie. Missing fields were never set. */
const schema = z.object({
  /** Names the session to the retail API. */
  sessId: z.string().max(64).optional(),
  customerToken: z.string().max(200).optional(),
  basketGuid: z.string().max(64).optional(),
  couponCode: stamped.optional(),
  enteredCouponCode: stamped.optional(),
  gcSessionId: stamped.optional(),
  giftCouponRequest: stamped.optional(),
  /** Shortened: enough to greet the customer by; the retail API has the whole of it. */
  userName: z.string().max(100).transform(shortUserName).optional(),
  mobile: z.string().max(15).optional(),
  /** The customer signed in at the private sale: no other sign-in opens it. */
  atSale: z.literal(true).optional(),
  /** When this was last sealed, in epoch milliseconds. */
  sealedAt: z.number().optional(),
});

export type ShopperData = z.output<typeof schema>;

function unlessOlder(entry: Stamped | undefined, lifetimeMs: number, now: number): Stamped | undefined {
  return entry && now - entry.at < lifetimeMs ? entry : undefined;
}

/** The fields that are sound: one that is not must not cost the shopper the others. */
function validFields(sealed: unknown): ShopperData {
  const fields = z.record(z.string(), z.unknown()).safeParse(sealed).data ?? {};
  const sound = Object.entries(schema.shape).filter(([name, field]) => field.safeParse(fields[name]).success);
  return schema.parse(Object.fromEntries(sound.map(([name]) => [name, fields[name]])));
}

/** What of a sealed cookie still counts: no field whose shape is foreign, no coupon or gift card beyond its time. */
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
