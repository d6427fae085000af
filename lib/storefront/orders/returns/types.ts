import type {
  ExchangeEnd,
  PickupSlot,
  RefundTarget,
  ReturnKind,
  ReturnReason,
  ReturnState,
} from '#lib/contract/vocabulary.ts';
import type { MoneyBackPlan, OrderAddress, OrderLine } from '#lib/storefront/orders/types.ts';

// Money is integer paise, times are epoch milliseconds, days `YYYY-MM-DD` in India.

/** What goes back for a wish, by where the shopper may want it. */
export interface ReturnPlan {
  /** What the pieces are worth. */
  worth: number;
  /** Of an exchange: to be paid on top (above zero), or what goes back (below). */
  difference: number;
  /** Of an exchange: whether the shopper must give a PAN for what comes instead. */
  panNeeded: boolean;
  /** The ways that are offered, the usual one first. */
  refundOptions: RefundOption[];
  /** What takes the place of lines, by their ids. */
  instead: ReadonlyMap<string, ReplacementItem>;
}

/** A way that money may take. */
export interface RefundOption {
  to: RefundTarget;
  /** Of what goes back. */
  parts: MoneyBackPlan['parts'];
  /** Of all that the pieces are worth: of an exchange what goes back if it is not made. */
  valueParts: MoneyBackPlan['parts'];
}

/** Goods that take the place of a line; `price` of all its pieces. */
export interface ReplacementItem {
  title: string;
  sizeName: string | null;
  href: string;
  price: number;
}

/** A line of a return. */
export interface ReturnLine
  extends Pick<OrderLine, 'id' | 'title' | 'brand' | 'sizeName' | 'photo' | 'href' | 'withdrawn'> {
  quantity: number;
  reason: ReturnReason;
  amount: number;
  /** Null where no goods take its place. */
  instead: ReplacementItem | null;
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
  /** Last digits of the account; empty where none was given. */
  accountDigits: string;
  worth: number;
  difference: number;
  /** Of an exchange that is not made: why. Empty otherwise. */
  exchangeEnd: ExchangeEnd | '';
  /** What the store has to say; empty where it has nothing. */
  storeNote: string;
  /** Who brings a piece to the shopper again; null where nobody does. */
  parcel: { courier: string; awb: string } | null;
  /** The order that takes its place; null where none does. */
  replacement: { number: string; key: string } | null;
  /** Whether the shopper may still take it back, or give up an exchange whose difference is not paid yet. */
  canWithdraw: boolean;
}
