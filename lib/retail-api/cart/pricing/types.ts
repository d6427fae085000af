import type { Charge } from './charges-of.ts';
import type { Scope, Scoped } from './scope.ts';

// All money is integer paise.

/** A cart line that can be bought: sold-out lines are not priced. */
export interface PricingLine extends Scoped {
  id: string;
  /** Its SKU, with its engraving where it has one: unique in the cart. */
  key: string;
  /** Price of one item without its engraving. */
  unitPrice: number;
  /** Price of engraving one item; no offer and no coupon lowers it. */
  engravingPrice: number;
  quantity: number;
  /** The GST rate included in the price, with at most two decimals, e.g. 18 or 0.25. */
  gstPercent: number;
  /** Null if the shopper never chose, so that the best offer applies; empty if the shopper wants none. */
  chosenOffer: string | null;
}

/** The deduction of an offer or a coupon. */
export type Benefit =
  /** Whole percent; at most `cap` paise, if there is one. */
  { kind: 'percent'; percent: number; cap: number | null } | { kind: 'amount'; amount: number };

/** An offer on lines. It is eligible if the lines in its scope together reach the minimum. */
export interface LineOffer {
  id: string;
  title: string;
  scope: Scope;
  minimumQuantity: number;
  minimumAmount: number;
  benefit: Benefit;
}

export interface CouponTerms {
  scope: Scope;
  /** What the lines in scope must reach at full price. */
  minimumAmount: number;
  benefit: Benefit;
}

export interface ShippingTerms {
  charge: number;
  /** Shipping is free if the lines reach this amount at full price; null if it never is. */
  freeFrom: number | null;
}

/** The terms of a charge besides shipping, in paise. */
export interface ChargeTerms {
  kind: Charge['kind'];
  charge: number;
  /** It is free if the lines reach this amount at full price; null if it never is. */
  freeFrom: number | null;
}

export interface GiftCardFunds {
  id: string;
  balance: number;
}

export interface PricingInput {
  lines: readonly PricingLine[];
  /** In the operator's order: among offers with equal savings, the first is the best. */
  offers: readonly LineOffer[];
  coupon: CouponTerms | null;
  /** The most that the gift coupon deducts; 0 if there is none. */
  giftCoupon: number;
  shipping: ShippingTerms;
  /** Those that the shopper's choices lead to; the one for cash is the last. */
  charges: readonly ChargeTerms[];
  /** In the order in which they are charged. */
  giftCards: readonly GiftCardFunds[];
}

/** An offer evaluated for a cart. */
export interface EvaluatedOffer {
  offer: LineOffer;
  /** The lines in scope with what the offer deducts, or would deduct, from each; empty if none is in scope. */
  savings: ReadonlyMap<string, number>;
  eligible: boolean;
  /** What the cart lacks for the offer: paise and quantity. */
  missingAmount: number;
  missingQuantity: number;
}

export interface PricedLine {
  id: string;
  /** (Unit price + price of the engraving) x quantity. */
  gross: number;
  /** The offer of the line; null if it has none. */
  offerId: string | null;
  offerDiscount: number;
  couponDiscount: number;
  giftCouponDiscount: number;
  /** Gross minus the three discounts. */
  net: number;
  /** The line's share of the shipping charge. */
  shipping: number;
  /** The line's share of each charge of the cart, in the same order. */
  charges: Charge[];
  /** The tax included in net + shipping + charges. */
  tax: number;
}

/** The result of evaluating a coupon for a cart. */
export type CouponResult =
  | { kind: 'counts'; discount: number }
  | { kind: 'minimum'; minimum: number; missing: number }
  /** No line is in its scope, or those in scope cost nothing. */
  | { kind: 'not-applicable' };

export interface TaxOfRate {
  gstPercent: number;
  /** Net, shipping and charges without the tax. */
  taxable: number;
  tax: number;
}

export interface CartPrice {
  /** In the order of the given lines. */
  lines: PricedLine[];
  /** All given offers, in their order. */
  offers: EvaluatedOffer[];
  subtotal: number;
  offerDiscount: number;
  /** Null if no coupon was given. */
  coupon: CouponResult | null;
  couponDiscount: number;
  giftCouponDiscount: number;
  shipping: number;
  /** The amount missing for free shipping; 0 if it is free, never will be, or there are no lines. */
  freeShippingMissing: number;
  /** Besides shipping; those that cost nothing are left out. */
  charges: Charge[];
  total: number;
  /** By rate, the lowest first. */
  taxes: TaxOfRate[];
  /** The amount that each gift card pays, in the given order. */
  giftCards: { id: string; amount: number }[];
  giftCardAmount: number;
  payable: number;
}
