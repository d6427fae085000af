/**
 * The return codes of the retail API. `Success`, `TokenStale`, `CartEmpty`, `SessionRevoked` and
 * `SizeRequired` are the retailer's own and keep their meanings; codes from 200 on are added by this project.
 */
export const RETURN_CODES = {
  Success: { code: 0, meaning: 'The call did what it was asked.' },
  TokenStale: {
    code: 12,
    meaning: 'The JWT is no longer accepted: drop it and fetch another; the shopper stays signed in.',
  },
  CartEmpty: { code: 24, meaning: 'There is nothing in the cart; Data is null.' },
  SessionRevoked: { code: 108, meaning: 'The customer session has ended: sign out and drop the JWT.' },
  SizeRequired: { code: 138, meaning: 'The product has several sizes and none was named.' },
  InvalidRequest: { code: 200, meaning: 'A field of the request is missing or wrong; Data names it.' },
  NotFound: {
    code: 204,
    meaning: 'There is no such thing, or it is not yours; Data.Subject of a cart call says basket or product.',
  },
  Conflict: { code: 209, meaning: 'The thing changed in between; read it again.' },
  OutOfStock: { code: 210, meaning: 'The size is sold out.' },
  QuantityLimit: {
    code: 211,
    meaning: 'More than the stock or the limit per order was asked for; Data.Maximum is the most.',
  },
  CartFull: { code: 212, meaning: 'The cart already holds the most lines it may.' },
  KeyReused: { code: 213, meaning: 'The idempotency key was used before with another body.' },
  ListFull: { code: 214, meaning: 'The address book or wishlist already holds the most it may.' },
  NotServiceable: { code: 220, meaning: 'Nothing is delivered to this pincode.' },
  TooManyRequests: {
    code: 229,
    meaning: 'Too many requests; Data.RetryAfterSeconds says how long to wait.',
  },
  CouponUnknown: { code: 230, meaning: 'There is no such coupon.' },
  CouponExpired: { code: 231, meaning: 'The coupon is no longer valid; Data.At is when it ended.' },
  CouponMinimum: {
    code: 232,
    meaning: "The basket is below the coupon's minimum: Data.Minimum is it, Data.Missing what is lacking.",
  },
  CouponNotApplicable: { code: 233, meaning: "Nothing in the basket is of the coupon's kind." },
  CouponUsed: { code: 234, meaning: 'The coupon has been used as often as it may be.' },
  SignInRequired: { code: 235, meaning: 'Only a signed-in customer may do this.' },
  OfferNotEligible: { code: 236, meaning: 'The line does not qualify for the offer.' },
  CouponNotStarted: { code: 237, meaning: 'The coupon is not valid yet; Data.At is when it begins.' },
  CouponCartLimit: { code: 238, meaning: 'A cart with a coupon may hold no more than Data.Maximum pieces.' },
  OtpWrong: {
    code: 240,
    meaning: 'The one-time code or the invitation is wrong; Data.TriesLeft is how many tries remain.',
  },
  OtpExpired: {
    code: 241,
    meaning: 'The one-time code has expired or was replaced; ask for another.',
  },
  OtpLocked: {
    code: 242,
    meaning: 'Too many wrong codes; Data.RetryAfterSeconds says how long to wait.',
  },
  GiftCardWrong: { code: 243, meaning: 'There is no gift card with this number and this PIN.' },
  GiftCardExpired: { code: 244, meaning: 'The gift card is no longer valid; Data.At is when it ended.' },
  GiftCardEmpty: { code: 245, meaning: 'Nothing is left on the gift card.' },
  GiftCardsFull: { code: 246, meaning: 'The cart already uses the most gift cards it may; Data.Maximum is that.' },
  GiftCouponUnknown: { code: 247, meaning: 'There is no such gift coupon.' },
  GiftCouponExpired: { code: 248, meaning: 'The gift coupon is not valid now; Data.At is when it ended or begins.' },
  GiftCouponTaken: { code: 249, meaning: 'The gift coupon has been used, or another cart holds it.' },
  PaymentUnavailable: { code: 250, meaning: 'Nothing can be paid here; nothing was changed.' },
  PriceChanged: {
    code: 251,
    meaning: 'The order costs something else by now: Data.PayableAmount. Show it, and ask again with it.',
  },
  PanRequired: { code: 252, meaning: 'An order of this amount needs a PAN.' },
  OrderClosed: { code: 253, meaning: 'The order can no longer be paid; what it held is free again.' },
  PaymentInvalid: {
    code: 254,
    meaning: 'What came from the gateway is not signed by it, or belongs to no payment; nothing was changed.',
  },
  MethodNotOffered: { code: 255, meaning: 'This order cannot be paid so; Data.Reason says why.' },
  NotAllowedNow: {
    code: 260,
    meaning: 'This cannot be done with the order or return (any more); Data.Reason says why. Nothing was changed.',
  },
  InternalError: { code: 299, meaning: 'The retail API failed; nothing was changed.' },
} as const;

export type ReturnCodeName = keyof typeof RETURN_CODES;

const NAMES = new Map<number, ReturnCodeName>(
  Object.entries(RETURN_CODES).map(([name, entry]) => [entry.code, name as ReturnCodeName]),
);

/** The name of a numeric return code; undefined for a code that is not in the table. */
export function returnCodeName(code: number): ReturnCodeName | undefined {
  return NAMES.get(code);
}
