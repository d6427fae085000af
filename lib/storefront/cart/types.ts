import type { ChargeKind } from '#lib/contract/charge-vocabulary.ts';
import type { CouponRefusalReason, GiftCouponRefusalReason } from '#lib/contract/vocabulary.ts';
import type { Engraving, EngravingTerms } from '#lib/storefront/engraving/types.ts';

/** A line of the cart. Money in integer paise. */
export interface CartLine {
  id: string;
  sku: string;
  code: string;
  title: string;
  brand: string;
  /** The top category, e.g. `Watches`. */
  department: string;
  sizeName: string | null;
  colour: string;
  href: string;
  photo: string;
  quantity: number;
  /** The maximum quantity of this line now: the smaller of stock and limit per order. 0 where sold out. */
  maximum: number;
  stock: number;
  /** False where it is sold out and therefore excluded from all figures. */
  counted: boolean;
  /** True where its product is no longer sold and has no page. */
  withdrawn: boolean;
  /** What its items are engraved with; null where they are not. */
  engraving: Engraving | null;
  /** How they may be engraved now; null where they may not. */
  engravingTerms: EngravingTerms | null;
  /** One item, without its engraving. */
  unitPrice: number;
  /** The unit price when the line was added or last changed. */
  addedPrice: number;
  linePrice: number;
  mrp: number;
  /** The offer applied to this line. */
  offer: { id: string; title: string; saving: number } | null;
  couponDiscount: number;
  /** The line's price less its share of offer, coupon and gift coupon. */
  netPrice: number;
}

/** The tax that is part of an amount, at one rate. Money in integer paise. */
export interface IncludedTax {
  percent: number;
  taxable: number;
  tax: number;
}

/** The figures that a cart and an order have in common, in integer paise. */
export interface PriceFigures {
  mrpTotal: number;
  /** The saving on MRP. */
  mrpSaving: number;
  subtotal: number;
  offerDiscount: number;
  couponDiscount: number;
  giftCouponDiscount: number;
  shipping: number;
  /** What the choices for the order cost besides shipping. */
  charges: { kind: ChargeKind; amount: number }[];
  giftCardAmount: number;
  /** The amount left to pay. */
  payable: number;
  /** The tax inside the total, by rate in percent. */
  taxes: IncludedTax[];
}

/** The cart's figures as the retail API returns them; sold-out lines are excluded. */
export interface CartFigures extends PriceFigures {
  /** The amount missing for free shipping; 0 where shipping is free already, or never is. */
  freeShippingMissing: number;
  /** The total of the order. */
  total: number;
}

/** A coupon applied to the cart. */
export interface AppliedCoupon {
  code: string;
  discount: number;
  /** Epoch milliseconds. */
  expiresAt: number;
  terms: string;
}

/** Why a coupon is refused, with the details for its message. */
export interface CouponRefusal {
  reason: CouponRefusalReason;
  minimum?: number;
  missing?: number;
  /** The moment when it ended or begins, in epoch milliseconds. */
  at?: number;
  maximum?: number;
}

/** A stored coupon that was applied before and is now refused. */
export interface RefusedCoupon extends CouponRefusal {
  code: string;
}

/** A gift card used for the cart. */
export interface UsedGiftCard {
  id: string;
  lastDigits: string;
  balance: number;
  /** The part of the balance that this cart uses. */
  amount: number;
}

export interface Cart {
  lines: CartLine[];
  /** The sum of the quantities, sold-out lines included, as the header's badge shows it. */
  count: number;
  figures: CartFigures;
  coupon: AppliedCoupon | null;
  /** Why the stored coupon is refused now; it applies again as soon as the cart qualifies. */
  couponRefusal: RefusedCoupon | null;
  /** The coupon that the last change removed for good; reported once. */
  droppedCoupon: RefusedCoupon | null;
  /** Reserved for this cart until `expiresAt` (epoch milliseconds); takes off up to `amount`. */
  giftCoupon: { amount: number; expiresAt: number } | null;
  giftCouponRefusal: GiftCouponRefusalReason | null;
  giftCards: UsedGiftCard[];
  /** The number of offers that lines could choose now. */
  offerCount: number;
  version: number;
}

export const EMPTY_CART: Cart = {
  lines: [],
  count: 0,
  figures: {
    mrpTotal: 0,
    mrpSaving: 0,
    subtotal: 0,
    offerDiscount: 0,
    couponDiscount: 0,
    giftCouponDiscount: 0,
    shipping: 0,
    charges: [],
    freeShippingMissing: 0,
    total: 0,
    giftCardAmount: 0,
    payable: 0,
    taxes: [],
  },
  coupon: null,
  couponRefusal: null,
  droppedCoupon: null,
  giftCoupon: null,
  giftCouponRefusal: null,
  giftCards: [],
  offerCount: 0,
  version: 0,
};

/** The body that `/api/cart` and the addresses below it return, whatever the method. */
export type CartReply = { ok: true; cart: Cart } | { ok: false; message: string; reason: string; cart?: Cart };
