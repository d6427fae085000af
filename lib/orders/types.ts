import type { OrderState, PaymentMethod, PaymentState } from '#lib/contract/vocabulary.ts';

// Money is integer paise, times are epoch milliseconds.

/** A line of an order as it was bought. */
export interface OrderLine {
  id: string;
  sku: string;
  code: string;
  title: string;
  brand: string;
  category: string;
  sizeName: string | null;
  colour: string;
  href: string;
  photo: string;
  quantity: number;
  unitPrice: number;
  /** Unit price x quantity. */
  linePrice: number;
  mrp: number;
  offer: { title: string; saving: number } | null;
  couponDiscount: number;
  netPrice: number;
}

/** Where an order goes, or whom its invoice names. */
export interface OrderAddress {
  fullName: string;
  mobile: string;
  line1: string;
  line2: string;
  landmark: string;
  city: string;
  state: string;
  pincode: string;
}

export interface Order {
  number: string;
  /** Whoever knows it may see the order. */
  key: string;
  state: OrderState;
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  testPayment: boolean;
  canPay: boolean;
  holdExpiresAt: number | null;
  placedAt: number;
  figures: {
    mrpTotal: number;
    mrpSaving: number;
    subtotal: number;
    offerDiscount: number;
    couponDiscount: number;
    giftCouponDiscount: number;
    shipping: number;
    total: number;
    giftCardAmount: number;
    payable: number;
    taxes: { percent: number; taxable: number; tax: number }[];
  };
  /** Null where it has none. */
  coupon: { code: string } | null;
  refundAmount: number;
  /** Number of the order of the same cart that stands, where this one was paid beside it; empty where there is none. */
  standsInstead: string;
  /** Sum of the quantities. */
  count: number;
  lines: OrderLine[];
  address: OrderAddress;
  billingAddress: OrderAddress;
  gstin: string;
  mobile: string;
  email: string;
  promise: DeliveryPromise;
  identityNeeded: boolean;
  /** Empty until it is issued. */
  invoiceNumber: string;
}

/** How the money of an order stands, as a page that waits for news is told. */
export type OrderStatus = Pick<Order, 'paymentState' | 'canPay'>;

/** First and last promised day as `YYYY-MM-DD` in India; empty where only the text, e.g. `12-15`, is known. */
export interface DeliveryPromise {
  earliestDate: string;
  latestDate: string;
  days: string;
}

/** An order in a list of them. */
export interface OrderListItem
  extends Pick<
    Order,
    'number' | 'key' | 'state' | 'paymentMethod' | 'paymentState' | 'testPayment' | 'placedAt' | 'count' | 'promise'
  > {
  total: number;
  lines: Pick<OrderLine, 'title' | 'photo' | 'href' | 'quantity'>[];
}

export interface OrderList {
  orders: OrderListItem[];
  page: number;
  pages: number;
}
