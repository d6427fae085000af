import type { GiftOptionsWire, OrderAddressWire } from '#lib/contract/index.ts';
import type { Charge, TaxOfRate } from '../cart/pricing/types.ts';
import type { LineEngraving } from '../cart/rules/line-engraving.ts';
import type { WarrantySnapshot } from '../documents/warranty/warranty-snapshot.ts';

import type { LineItems } from './rules/choose-items.ts';

// All money is integer paise.

/** The data that an order froze when it was placed. */
export interface OrderDocument {
  figures: {
    mrpTotal: number;
    subtotal: number;
    offerDiscount: number;
    couponDiscount: number;
    giftCouponDiscount: number;
    shipping: number;
    /** Besides shipping; missing if there are none. */
    charges?: Charge[];
    total: number;
    giftCardAmount: number;
    payable: number;
    taxes: TaxOfRate[];
  };
  /** Titles of the offers of its lines. */
  offers: string[];
  /** Empty if there is none. */
  couponCode: string;
  giftCouponCode: string;
  /** The amount that each gift card pays. */
  giftCards: { id: string; lastDigits: string; amount: number }[];
  address: OrderAddressWire;
  billingAddress: OrderAddressWire;
  /** The address on the invoice if the customer has changed the delivery address since; missing otherwise. */
  invoicedAddress?: OrderAddressWire;
  /** The physical store that the order is collected from; `address` is the store's then. Missing if it is delivered. */
  collect?: { storeCode: string; storeName: string; phone: string; promisedAt: number };
  /** The buyer's; empty if none was given. */
  gstin: string;
  pan: string;
  /**
   * The mobile has ten digits; the email is empty if the customer has given none. `language`: code of the one that messages
   * are written in, missing from orders that were placed before this field existed.
   */
  customer: { name: string; mobile: string; email: string; language?: string };
  promise: { earliestDate: string; latestDate: string; deliveryDays: string };
  /** Set if it is delivered express; missing otherwise. */
  express?: true;
  identityNeeded: boolean;
  /** Missing from orders that were placed before this field existed, and from replacements. */
  gift?: GiftOptionsWire;
  /** The campaign whose link brought the customer; missing where none did, or the customer has not agreed. */
  campaign?: { source: string; medium: string; name: string };
  /** What its items replace in the order that they join, once it is confirmed; missing if nothing. */
  replaces?: { items: readonly LineItems[]; reason: string };
  /** Version of the basket it was placed from. */
  basketVersion: number;
  testPayment: boolean;
}

/** A line of an order as bought. */
export interface OrderLineDocument {
  title: string;
  brand: string;
  rootCategory: string;
  category: string;
  /** Missing from orders that were placed before this field existed. */
  subCategory?: string;
  /** Days to return it, as when it was ordered; null for never. Missing from orders placed before this field existed. */
  returnDays?: number | null;
  colour: string;
  sizeName: string | null;
  /** The size on the invoice if the customer has changed it since; missing otherwise. */
  invoicedSizeName?: string | null;
  thumbnail: string;
  slug: string;
  hsnCode: string;
  gstPercent: number;
  /** One item, without its engraving. */
  unitPrice: number;
  /** Missing if its items are not engraved. */
  engraving?: LineEngraving;
  mrp: number;
  offerTitle: string;
  offerDiscount: number;
  couponDiscount: number;
  giftCouponDiscount: number;
  /** The line's share of shipping and charges, and the tax included in net + shipping. */
  shipping: number;
  tax: number;
  /** The part of `shipping` that is for each charge; missing if the order has none. */
  charges?: Charge[];
  /** Hallmark and certificate, if the product has them. */
  huid: string;
  certificate: string;
  /**
   * For jewellery, on its invoice: metal with its purity, e.g. `Yellow Gold 22 KT (916)`, and its weight without
   * stones; empty and null otherwise.
   */
  metal: string;
  netWeightGrams: number | null;
  /** Missing from orders that were placed before this field existed. */
  warrantySnapshot?: WarrantySnapshot;
}
