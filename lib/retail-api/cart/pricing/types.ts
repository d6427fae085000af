import type { Scope, Scoped } from './scope.ts';

// All money is integer paise.

/** A line of a cart that can be bought: what is sold out is not priced. */
export interface PricingLine extends Scoped {
  id: string;
  /** Unique in the cart. */
  sku: string;
  /** Of one piece. */
  unitPrice: number;
  quantity: number;
  /** The rate inside the price, with at most two decimals, e.g. 18 or 0.25. */
  gstPercent: number;
  /** Null where the shopper never chose: the best offer then; empty where the shopper wants none. */
  chosenOffer: string | null;
}

/** What an offer or a coupon takes off what it is for. */
export type Benefit =
  /** Whole percent; never more than `cap`, where there is one. */
  { kind: 'percent'; percent: number; cap: number | null } | { kind: 'amount'; amount: number };

/** An offer on lines. It holds where the lines in its scope together come to the minimum. */
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
  /** What the lines in scope must come to at full price. */
  minimumAmount: number;
  benefit: Benefit;
}

export interface ShippingTerms {
  charge: number;
  /** From this amount of the lines at full price on, shipping is free; null where it never is. */
  freeFrom: number | null;
}

export interface GiftCardBalance {
  id: string;
  balance: number;
}

export interface PricingInput {
  lines: readonly PricingLine[];
  /** In the operator's order: of offers that save the same, the first is the best. */
  offers: readonly LineOffer[];
  coupon: CouponTerms | null;
  /** What the gift coupon takes off at the most; 0 where there is none. */
  giftCoupon: number;
  shipping: ShippingTerms;
  /** In the order they are used up. */
  giftCards: readonly GiftCardBalance[];
}

/** How an offer stands with a cart. */
export interface EvaluatedOffer {
  offer: LineOffer;
  /** The lines in its scope with what it takes, or would take, off each; none where it is not for anything here. */
  savings: ReadonlyMap<string, number>;
  eligible: boolean;
  /** What is missing for it: paise and pieces. */
  missingAmount: number;
  missingQuantity: number;
}

export interface PricedLine {
  id: string;
  /** Unit price x quantity. */
  gross: number;
  /** The offer that the line has; null where none. */
  offerId: string | null;
  offerDiscount: number;
  couponDiscount: number;
  giftCouponDiscount: number;
  /** Gross less the three discounts. */
  net: number;
  /** The line's part of the shipping charge. */
  shipping: number;
  /** The tax inside net + shipping. */
  tax: number;
}

/** How a coupon works on a cart. */
export type CouponVerdict =
  | { kind: 'counts'; discount: number }
  | { kind: 'minimum'; minimum: number; missing: number }
  /** Nothing in its scope, or nothing that costs anything. */
  | { kind: 'not-applicable' };

export interface TaxOfRate {
  gstPercent: number;
  /** Net and shipping without the tax. */
  taxable: number;
  tax: number;
}

export interface CartPrice {
  /** In the order of the lines that were given. */
  lines: PricedLine[];
  /** All offers that were given, in their order. */
  offers: EvaluatedOffer[];
  subtotal: number;
  offerDiscount: number;
  /** Null where no coupon was given. */
  coupon: CouponVerdict | null;
  couponDiscount: number;
  giftCouponDiscount: number;
  shipping: number;
  /** What is missing for free shipping; 0 where it is free, never will be, or there are no lines. */
  freeShippingMissing: number;
  total: number;
  /** By rate, the lowest first. */
  taxes: TaxOfRate[];
  /** What each gift card pays, in the order given. */
  giftCards: { id: string; amount: number }[];
  giftCardAmount: number;
  payable: number;
}
