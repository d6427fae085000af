import type {
  MoneyBackState,
  OrderAction,
  OrderEventKind,
  OrderState,
  PaymentMethod,
  PaymentState,
  RefundMethod,
  ReturnKind,
  ReturnState,
} from '#lib/contract/vocabulary.ts';

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
  /** Whether its product has left the store: nothing leads to it. */
  withdrawn: boolean;
  photo: string;
  quantity: number;
  /** Pieces that were cancelled, that are coming or came back, and that may still be sent back. */
  cancelled: number;
  returned: number;
  returnable: number;
  /** Until when they may be sent back; null where that kind of goods is not taken back, or has not been delivered. */
  returnUntil: number | null;
  /** Whether they are taken back only where the store is at fault. */
  faultsOnly: boolean;
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

/** Something that happened to an order. `returnNumber`: of the return that it is about; empty otherwise. */
export interface OrderEvent {
  kind: OrderEventKind;
  at: number;
  returnNumber: string;
}

/** A parcel on its way. `trackingUrl`: at the courier; empty where it has none. */
export interface Parcel {
  courier: string;
  awb: string;
  trackingUrl: string;
  shippedAt: number;
}

/** A return or an exchange as its order tells of it. */
export interface ReturnSummary {
  number: string;
  kind: ReturnKind;
  state: ReturnState;
  requestedAt: number;
  amount: number;
}

/** Money of an order that goes back. `name`: the gateway, or the last digits of the gift card or account. */
export interface MoneyBack {
  amount: number;
  way: RefundMethod;
  name: string;
  state: MoneyBackState;
  at: number;
  returnNumber: string;
}

/** Where an amount would go. */
export interface MoneyBackPlan {
  amount: number;
  /** Add up to the amount. */
  parts: Pick<MoneyBack, 'way' | 'name' | 'amount'>[];
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
    /** What goods that were sent back have paid of it. */
    exchangeCredit: number;
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
  creditNotes: { number: string; issuedAt: number; amount: number }[];
  /** What its customer may still do with it. */
  actions: OrderAction[];
  /** The oldest first, as are returns and money. */
  events: OrderEvent[];
  parcels: Parcel[];
  returns: ReturnSummary[];
  moneyBack: MoneyBack[];
  /** What is still to be paid at the door; 0 where nothing is. */
  dueAmount: number;
  /** Why the store cancelled it, in its words; empty where it did not, or has said nothing. */
  cancelReason: string;
  /** Number of the exchange that it comes from; empty where it was bought. */
  exchangeOf: string;
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
    | 'returns'
  > {
  total: number;
  /** What was left of it to pay when it was placed. */
  payable: number;
  lines: Pick<OrderLine, 'title' | 'photo' | 'quantity'>[];
}

export interface OrderList {
  orders: OrderListItem[];
  page: number;
  pages: number;
  /** On all pages. */
  count: number;
  /** In which the customer has placed any order, the newest first. */
  years: number[];
}
