import type {
  ExchangeEnd,
  PickupSlot,
  RefundTarget,
  ReturnKind,
  ReturnReason,
  ReturnState,
} from '#lib/contract/vocabulary.ts';
import type { OrderAddress, OrderLine, OrderRefundPlan } from '#lib/storefront/orders/types.ts';

// Money is integer paise, times are epoch milliseconds, days `YYYY-MM-DD` in India.

/** The refund of a selection, by destination. */
export interface ReturnPlan {
  /** The value of the items. */
  itemsValue: number;
  /** Of an exchange: the amount to pay (positive) or refunded (negative). */
  difference: number;
  /** Of an exchange: whether the new order requires a PAN. */
  panNeeded: boolean;
  /** The available refund options, the default first. */
  refundOptions: RefundOption[];
  /** The replacement items by line id. */
  replacements: ReadonlyMap<string, ReplacementItem>;
}

/** A destination for the refund. */
export interface RefundOption {
  to: RefundTarget;
  /** The parts of the refund. */
  parts: OrderRefundPlan['parts'];
  /** The parts of the items' full value: the refund of an exchange that is not made. */
  valueParts: OrderRefundPlan['parts'];
}

/** A replacement for a line; `price` for its whole quantity. */
export interface ReplacementItem {
  title: string;
  sizeName: string | null;
  href: string;
  price: number;
}

/** A line of a return. */
interface ReturnLine extends Pick<OrderLine, 'id' | 'title' | 'brand' | 'sizeName' | 'photo' | 'href' | 'withdrawn'> {
  quantity: number;
  reason: ReturnReason;
  amount: number;
  /** Null where nothing replaces it. */
  replacement: ReplacementItem | null;
}

/** A return or an exchange. */
export interface OrderReturn {
  number: string;
  orderNumber: string;
  kind: ReturnKind;
  state: ReturnState;
  requestedAt: number;
  events: { state: ReturnState; at: number }[];
  lines: ReturnLine[];
  comment: string;
  photoIds: string[];
  pickup: { address: OrderAddress; day: string; slot: PickupSlot };
  refundTo: RefundTarget;
  /** Last digits of the bank account; empty where none was given. */
  accountDigits: string;
  itemsValue: number;
  difference: number;
  /** Why an exchange was not made; empty otherwise. */
  exchangeEnd: ExchangeEnd | '';
  /** The store's note; empty where there is none. */
  storeNote: string;
  /** The parcel that sends an item back to the shopper; null where there is none. */
  parcel: { courier: string; awb: string } | null;
  /** The new order of an exchange; null where there is none. */
  replacement: { number: string; key: string } | null;
  /** Whether the shopper may withdraw it, or give up an exchange whose difference is not paid yet. */
  canWithdraw: boolean;
}
