import type { CouponRefusalReason, GiftCouponRefusalReason } from '#lib/contract/vocabulary.ts';

/** A line of the cart. Money in integer paise. */
export interface CartLine {
  id: string;
  sku: string;
  code: string;
  title: string;
  brand: string;
  sizeName: string | null;
  colour: string;
  href: string;
  photo: string;
  quantity: number;
  /** The most this line may hold now: the smaller of stock and the limit per order. 0 where sold out. */
  maximum: number;
  stock: number;
  /** False where it is sold out: no figure counts it then. */
  counted: boolean;
  /** True where its product is sold no longer and has no page. */
  withdrawn: boolean;
  unitPrice: number;
  /** What one piece cost when the line was added or last changed. */
  addedPrice: number;
  linePrice: number;
  mrp: number;
  /** The offer that it has. */
  offer: { id: string; title: string; saving: number } | null;
  couponDiscount: number;
  /** What is left of the line's price after offer, coupon and gift coupon. */
  netPrice: number;
}

/** The figures of the cart, all of them the retail API's own. Money in integer paise; nothing sold out is in them. */
export interface CartFigures {
  mrpTotal: number;
  /** What is saved on MRP. */
  mrpSaving: number;
  subtotal: number;
  offerDiscount: number;
  couponDiscount: number;
  giftCouponDiscount: number;
  shipping: number;
  /** What is to be added before shipping is free; 0 where it is, or never will be. */
  freeShippingMissing: number;
  /** What the order costs. */
  total: number;
  giftCardAmount: number;
  /** What is left to pay. */
  payable: number;
  /** The tax inside the total, by rate in percent. */
  taxes: { percent: number; taxable: number; tax: number }[];
}

/** A coupon that counts. */
export interface AppliedCoupon {
  code: string;
  discount: number;
  /** Epoch milliseconds. */
  expiresAt: number;
  terms: string;
}

/** Why a coupon does not count, with what is needed to say so. */
export interface CouponRefusal {
  reason: CouponRefusalReason;
  minimum?: number;
  missing?: number;
  /** When it ended or begins, in epoch milliseconds. */
  at?: number;
  maximum?: number;
}

/** A coupon that counted before and does no longer. */
export interface RefusedCoupon extends CouponRefusal {
  code: string;
}

/** A gift card that the cart uses. */
export interface UsedGiftCard {
  id: string;
  lastDigits: string;
  balance: number;
  /** What this cart takes of the balance. */
  amount: number;
}

export interface Cart {
  lines: CartLine[];
  /** Sum of the quantities, sold out or not: what the header's badge shows. */
  count: number;
  figures: CartFigures;
  coupon: AppliedCoupon | null;
  /** Of the coupon that is stored: it counts again as soon as nothing speaks against it. */
  couponRefusal: RefusedCoupon | null;
  /** The coupon that the change just answered has taken off for good; told once. */
  droppedCoupon: RefusedCoupon | null;
  /** Held for this cart until `expiresAt` (epoch milliseconds); takes off up to `amount`. */
  giftCoupon: { amount: number; expiresAt: number } | null;
  giftCouponRefusal: GiftCouponRefusalReason | null;
  giftCards: UsedGiftCard[];
  /** How many offers lines could have now. */
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

/** What `/api/cart` and the addresses below it answer, whatever the method. */
export type CartReply = { ok: true; cart: Cart } | { ok: false; message: string; reason: string; cart?: Cart };
