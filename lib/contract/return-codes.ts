/**
 * The return codes of the retail API. `Success`, `TokenStale`, `CartEmpty`, `SessionRevoked` and
 * `SizeRequired` are the retailer's own and keep their meanings; codes from 200 on are added by this project.
 */
export const RETURN_CODES = {
  Success: { code: 0, meaning: 'The call succeeded.' },
  TokenStale: {
    code: 12,
    meaning: 'The JWT is no longer accepted: drop it and fetch another; the shopper stays signed in.',
  },
  CartEmpty: { code: 24, meaning: 'The cart is empty; Data is null.' },
  SessionRevoked: { code: 108, meaning: 'The customer session has ended: sign out and drop the JWT.' },
  SizeRequired: { code: 138, meaning: 'The product has several sizes, and the request names none.' },
  InvalidRequest: { code: 200, meaning: 'A field of the request is missing or wrong; Data names it.' },
  NotFound: {
    code: 204,
    meaning: 'Not found, or it belongs to someone else; Data.Subject of a cart call is basket or product.',
  },
  Conflict: { code: 209, meaning: 'It was changed in the meantime; read it again.' },
  OutOfStock: { code: 210, meaning: 'The size is sold out.' },
  QuantityLimit: {
    code: 211,
    meaning: 'The quantity is above the stock or the limit per order; Data.Maximum is the largest quantity.',
  },
  CartFull: { code: 212, meaning: 'The cart already has the maximum number of lines.' },
  KeyReused: { code: 213, meaning: 'The idempotency key was used before with another body.' },
  ListFull: { code: 214, meaning: 'The address book or wishlist already has the maximum number of entries.' },
  NotServiceable: { code: 220, meaning: 'There is no delivery to this pincode.' },
  TooManyRequests: {
    code: 229,
    meaning: 'Too many requests; Data.RetryAfterSeconds is the wait in seconds.',
  },
  CouponUnknown: { code: 230, meaning: 'There is no such coupon.' },
  CouponExpired: { code: 231, meaning: 'The coupon is no longer valid; Data.At is when it ended.' },
  CouponMinimum: {
    code: 232,
    meaning: "The cart is below the coupon's minimum: Data.Minimum is the minimum, Data.Missing the missing amount.",
  },
  CouponNotApplicable: { code: 233, meaning: 'The coupon applies to no product in the cart.' },
  CouponUsed: { code: 234, meaning: 'The coupon has reached its maximum number of uses.' },
  SignInRequired: { code: 235, meaning: 'Only a signed-in customer may do this.' },
  OfferNotEligible: { code: 236, meaning: 'The line does not qualify for the offer.' },
  CouponNotStarted: { code: 237, meaning: 'The coupon is not valid yet; Data.At is when it begins.' },
  CouponCartLimit: { code: 238, meaning: 'A cart with a coupon may hold at most Data.Maximum units.' },
  OtpWrong: {
    code: 240,
    meaning: 'The one-time code or the invitation is wrong; Data.TriesLeft is the number of tries left.',
  },
  OtpExpired: {
    code: 241,
    meaning: 'The one-time code has expired or was replaced; request a new one.',
  },
  OtpLocked: {
    code: 242,
    meaning: 'Too many wrong codes; Data.RetryAfterSeconds is the wait in seconds.',
  },
  GiftCardWrong: { code: 243, meaning: 'No gift card has this number and this PIN.' },
  GiftCardExpired: { code: 244, meaning: 'The gift card is no longer valid; Data.At is when it ended.' },
  GiftCardEmpty: { code: 245, meaning: 'The balance of the gift card is zero.' },
  GiftCardsFull: { code: 246, meaning: 'The cart already uses the maximum number of gift cards, Data.Maximum.' },
  GiftCouponUnknown: { code: 247, meaning: 'There is no such gift coupon.' },
  GiftCouponExpired: { code: 248, meaning: 'The gift coupon is not valid now; Data.At is when it ended or begins.' },
  GiftCouponTaken: { code: 249, meaning: 'The gift coupon has been used, or another cart has reserved it.' },
  PaymentUnavailable: { code: 250, meaning: 'No payment method is available; nothing was changed.' },
  PriceChanged: {
    code: 251,
    meaning: 'The order total is now Data.PayableAmount. Show it, and send the request again with it.',
  },
  PanRequired: { code: 252, meaning: 'An order of this amount requires a PAN.' },
  OrderClosed: { code: 253, meaning: 'The order can no longer be paid; its stock and gift cards are released.' },
  PaymentInvalid: {
    code: 254,
    meaning: 'The message is not signed by the gateway, or belongs to no payment; nothing was changed.',
  },
  MethodNotOffered: { code: 255, meaning: 'This order cannot be paid with this method; Data.Reason says why.' },
  NotAllowedNow: {
    code: 260,
    meaning: 'The order or return does not allow this, or no longer does; Data.Reason says why. Nothing was changed.',
  },
  Forbidden: {
    code: 261,
    meaning:
      'The person or key is known, but may not make this call; Data.Reason says why. Nothing was changed, and the audit has it.',
  },
  SignInWrong: { code: 262, meaning: 'The email or the password is wrong.' },
  ApprovalNeeded: {
    code: 263,
    meaning: 'A second person has to approve this; the request is kept as Data.ApprovalId until Data.At.',
  },
  /** Another message says where something may have been changed. */
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
