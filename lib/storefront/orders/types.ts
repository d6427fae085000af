import type {
  OrderAction,
  OrderEventKind,
  OrderRefundState,
  OrderState,
  ParcelState,
  PaymentMethod,
  PaymentState,
  RefundMethod,
  ReturnKind,
  ReturnState,
} from '#lib/contract/vocabulary.ts';
import type { PriceFigures } from '#lib/storefront/cart/types.ts';
import type { Engraving } from '#lib/storefront/engraving/types.ts';

// Money is integer paise, times are epoch milliseconds.

/** A line of an order as it was bought. */
export interface OrderLine {
  id: string;
  sku: string;
  code: string;
  title: string;
  brand: string;
  category: string;
  /** The category as in the catalogue, such as `Watches`. */
  department: string;
  sizeName: string | null;
  colour: string;
  href: string;
  /** True where its product is no longer sold: no link leads to it. */
  withdrawn: boolean;
  photo: string;
  quantity: number;
  /** Quantities that were cancelled, that are being or were returned, and that may still be returned. */
  cancelled: number;
  returned: number;
  returnable: number;
  /** Until when it may be returned; null where the product is not returnable, or has not been delivered. */
  returnUntil: number | null;
  /** Whether it can be returned only where the store is at fault. */
  faultsOnly: boolean;
  /** What its items are engraved with; null where they are not. */
  engraving: Engraving | null;
  /** One item, without its engraving. */
  unitPrice: number;
  /** Unit price × quantity. */
  linePrice: number;
  mrp: number;
  offer: { title: string; saving: number } | null;
  couponDiscount: number;
  netPrice: number;
}

/** The delivery or billing address of an order. */
export interface OrderAddress {
  fullName: string;
  mobile: string;
  alternateMobile: string;
  line1: string;
  line2: string;
  landmark: string;
  city: string;
  state: string;
  /** GST code of the state. */
  stateCode: string;
  pincode: string;
}

/** An event of an order. `returnNumber`: number of the return that it is about; empty otherwise. */
export interface OrderEvent {
  kind: OrderEventKind;
  at: number;
  returnNumber: string;
}

/** A shipped parcel. `trackingUrl`: at the courier; empty where there is none. */
export interface Parcel {
  courier: string;
  awb: string;
  trackingUrl: string;
  shippedAt: number;
  /** Of a parcel with a part of the order: where it is, and what it holds; null and empty for the whole order. */
  state: ParcelState | null;
  items: { title: string; quantity: number }[];
}

/** The summary of a return or exchange in its order. */
export interface ReturnSummary {
  number: string;
  kind: ReturnKind;
  state: ReturnState;
  requestedAt: number;
  amount: number;
}

/** A refund of an order. `name`: the gateway, or the last digits of the gift card or account. */
export interface OrderRefund {
  amount: number;
  method: RefundMethod;
  name: string;
  state: OrderRefundState;
  at: number;
  returnNumber: string;
}

/** The planned destinations of an amount. */
export interface OrderRefundPlan {
  amount: number;
  /** The parts, which add up to the amount. */
  parts: Pick<OrderRefund, 'method' | 'name' | 'amount'>[];
}

/** How an order is packed as a gift. */
export interface GiftOptions {
  wrap: boolean;
  /** Empty where there is none. */
  message: string;
  /** Whether its packing slip shows no prices. */
  hidePrices: boolean;
}

/** How an order is collected from a physical store. Times in epoch milliseconds. */
export interface OrderCollection {
  storeName: string;
  /** The page of the store, with its hours and directions. */
  storeHref: string;
  phone: string;
  /** When it was promised to be ready. */
  promisedAt: number;
  /** Until when it is kept at the store; null until it is ready. */
  keptUntil: number | null;
}

export interface Order {
  number: string;
  /** Secret key: anyone who has it may see the order. */
  key: string;
  state: OrderState;
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  testPayment: boolean;
  canPay: boolean;
  holdExpiresAt: number | null;
  placedAt: number;
  figures: PriceFigures & {
    total: number;
    /** The amount paid by returned items of an exchange. */
    exchangeCredit: number;
  };
  /** Null where it has none. */
  coupon: { code: string } | null;
  refundAmount: number;
  /**
   * Number of the valid order of the same cart, where this one was paid in addition; empty where there is none.
   */
  supersedingNumber: string;
  /** The sum of the quantities. */
  count: number;
  lines: OrderLine[];
  /** The store's, with the person who collects it, where it is collected. */
  address: OrderAddress;
  /** Null where it is delivered. */
  collect: OrderCollection | null;
  billingAddress: OrderAddress;
  gstin: string;
  mobile: string;
  email: string;
  promise: DeliveryPromise;
  /** Whether it is delivered express. */
  isExpress: boolean;
  identityNeeded: boolean;
  gift: GiftOptions;
  /** Empty until the invoice is issued. */
  invoiceNumber: string;
  creditNotes: { number: string; issuedAt: number; amount: number }[];
  /** The order actions that its customer may still take. */
  actions: OrderAction[];
  /** Oldest first, like returns and refunds. */
  events: OrderEvent[];
  parcels: Parcel[];
  returns: ReturnSummary[];
  orderRefunds: OrderRefund[];
  /** The amount still to be paid on delivery; 0 where there is none. */
  dueAmount: number;
  /** The reason that the store gave for its cancellation; empty where there is none. */
  cancelReason: string;
  /** Number of the exchange that created it; empty for a bought order. */
  exchangeOf: string;
  /** Whether the store placed it for the customer, who pays by a link. */
  preparedByStore: boolean;
}

/** The payment status of an order, as returned to a page that polls for it. */
export type OrderStatus = Pick<Order, 'paymentState' | 'canPay'>;

/** First and last promised day as `YYYY-MM-DD` in India; empty where only the text, e.g. `12-15`, is known. */
export interface DeliveryPromise {
  earliestDate: string;
  latestDate: string;
  days: string;
}

/** An order in a list. */
export interface OrderListItem
  extends Pick<
    Order,
    | 'number'
    | 'key'
    | 'state'
    | 'paymentMethod'
    | 'paymentState'
    | 'testPayment'
    | 'canPay'
    | 'placedAt'
    | 'count'
    | 'promise'
    | 'collect'
    | 'returns'
  > {
  total: number;
  /** The amount left to pay when it was placed. */
  payable: number;
  lines: Pick<OrderLine, 'title' | 'photo' | 'quantity'>[];
}

export interface OrderList {
  orders: OrderListItem[];
  page: number;
  pages: number;
  /** The number of orders on all pages. */
  count: number;
  /** The years in which the customer has placed orders, newest first. */
  years: number[];
}
