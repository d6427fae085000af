import type { OrderAddressWire } from '#lib/contract/index.ts';
import type { WarrantySnapshot } from '../documents/warranty/warranty-snapshot.ts';

// All money is integer paise.

/** What an order froze when it was placed. */
export interface OrderDocument {
  figures: {
    mrpTotal: number;
    subtotal: number;
    offerDiscount: number;
    couponDiscount: number;
    giftCouponDiscount: number;
    shipping: number;
    total: number;
    giftCardAmount: number;
    payable: number;
    taxes: { gstPercent: number; taxable: number; tax: number }[];
  };
  /** Titles of the offers that its lines have. */
  offers: string[];
  /** Empty where it has none. */
  couponCode: string;
  giftCouponCode: string;
  /** What each gift card pays. */
  giftCards: { id: string; lastDigits: string; amount: number }[];
  address: OrderAddressWire;
  billingAddress: OrderAddressWire;
  /** Where the invoice says that it goes, once its customer has changed that; missing otherwise. */
  invoicedAddress?: OrderAddressWire;
  /** Of the buyer; empty where none was given. */
  gstin: string;
  pan: string;
  /** Ten digits, and an e-mail that is empty where the customer has given none. */
  customer: { name: string; mobile: string; email: string };
  promise: { earliestDate: string; latestDate: string; deliveryDays: string };
  identityNeeded: boolean;
  /** Version of the basket that it was placed from. */
  basketVersion: number;
  testPayment: boolean;
}

/** A line of an order as it was bought. */
export interface OrderLineDocument {
  title: string;
  brand: string;
  rootCategory: string;
  category: string;
  /** Missing from orders that were placed before it was kept. */
  subCategory?: string;
  colour: string;
  sizeName: string | null;
  /** As the invoice has it, once its customer has changed the size; missing otherwise. */
  invoicedSizeName?: string | null;
  thumbnail: string;
  slug: string;
  hsnCode: string;
  gstPercent: number;
  unitPrice: number;
  mrp: number;
  offerTitle: string;
  offerDiscount: number;
  couponDiscount: number;
  giftCouponDiscount: number;
  /** The line's part of the shipping charge, and the tax inside net + shipping. */
  shipping: number;
  tax: number;
  /** Hallmark and certificate, where the product has them. */
  huid: string;
  certificate: string;
  /** Of jewellery, for its invoice: metal with its purity, e.g. `Yellow Gold 22 KT (916)`, and its weight without stones; empty and null otherwise. */
  metal: string;
  netWeightGrams: number | null;
  /** Missing from orders that were placed before it was kept. */
  papers?: WarrantySnapshot;
}
