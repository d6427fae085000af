import type { OrderEventKind, ReturnReason, ReturnState } from '#lib/contract/after-sale-vocabulary.ts';
import type { OrderState, OrderStep, ParcelState, ParcelStep } from '#lib/contract/order-vocabulary.ts';
import { wordFor } from './word-for.ts';

const ORDER_STATES: Readonly<Record<OrderState, string>> = {
  'payment-pending': 'Waiting for payment',
  confirmed: 'To pack',
  packed: 'Packed',
  shipped: 'Shipped',
  'out-for-delivery': 'Out for delivery',
  'ready-to-collect': 'Ready to collect',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

const RETURN_STATES: Readonly<Record<ReturnState, string>> = {
  requested: 'Requested',
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  'picked-up': 'Picked up',
  'quality-passed': 'Checked and accepted',
  'quality-failed': 'Checked and not accepted',
  'sent-back': 'Sent back',
  refunded: 'Refunded',
  exchanged: 'Exchanged',
};

const PAYMENT_STATES: Readonly<Record<string, string>> = {
  awaiting: 'Not paid yet',
  checking: 'Payment being checked',
  paid: 'Paid',
  'on-delivery': 'Paid on delivery',
  failed: 'Not paid',
  refunding: 'Being refunded',
  refunded: 'Refunded',
  'nothing-due': 'Nothing to pay',
};

const RETURN_REASONS: Readonly<Record<ReturnReason, string>> = {
  damaged: 'Arrived damaged',
  defective: 'Does not work',
  'wrong-item': 'Another item than ordered',
  'not-as-described': 'Not as described',
  'does-not-fit': 'Does not fit',
  quality: 'Quality',
  'changed-mind': 'Changed mind',
  other: 'Another reason',
};

const ORDER_STEPS: Readonly<Record<OrderStep, string>> = {
  pack: 'Pack',
  mark: 'Correct HUID or serial',
  ship: 'Ship',
  'correct-parcel': 'Correct parcel',
  'out-for-delivery': 'Out for delivery',
  deliver: 'Delivered',
  cancel: 'Cancel order',
  undelivered: 'Came back undelivered',
  restock: 'Put back in stock',
  ready: 'Ready to collect',
  'send-code': 'Send code again',
  collect: 'Hand over',
};

const PARCEL_STATES: Readonly<Record<ParcelState, string>> = {
  shipped: 'Shipped',
  'out-for-delivery': 'Out for delivery',
  delivered: 'Delivered',
  returned: 'Came back',
};

const PARCEL_STEPS: Readonly<Record<ParcelStep, string>> = {
  'out-for-delivery': 'Out for delivery',
  deliver: 'Delivered',
  correct: 'Correct parcel',
  undelivered: 'Came back undelivered',
  restock: 'Put back in stock',
};

const EVENTS: Readonly<Partial<Record<OrderEventKind, string>>> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  modified: 'Address or sizes changed',
  'lines-cancelled': 'Items cancelled',
  marked: 'HUID or serial corrected',
  'parcel-corrected': 'Parcel corrected',
  'code-sent': 'New code sent',
  'collect-reminder': 'Reminder sent',
  'refund-opened': 'Refund started',
  'exchange-placed': 'Exchange placed',
  restocked: 'Back in stock',
  'money-sent': 'Refund sent',
};

/** The state of an order in words. */
export function orderStateLabel(state: string): string {
  return wordFor(ORDER_STATES, state) ?? sentenceOf(state);
}

/** The state of a return in words. */
export function returnStateLabel(state: string): string {
  return wordFor(RETURN_STATES, state) ?? sentenceOf(state);
}

/** The state of a payment in words. */
export function paymentStateText(state: string): string {
  return PAYMENT_STATES[state] ?? sentenceOf(state);
}

/** A shopper's reason for a return in words. */
export function returnReasonLabel(reason: string): string {
  return wordFor(RETURN_REASONS, reason) ?? sentenceOf(reason);
}

/** A step of an order as its button says it. */
export function orderStepLabel(step: OrderStep): string {
  return ORDER_STEPS[step];
}

/** The state of a parcel with a part of an order in words. */
export function parcelStateLabel(state: ParcelState): string {
  return PARCEL_STATES[state];
}

/** A step of such a parcel as its button says it. */
export function parcelStepLabel(step: ParcelStep): string {
  return PARCEL_STEPS[step];
}

/** An event of an order's history in words. */
export function orderEventLabel(kind: string): string {
  return wordFor(EVENTS, kind) ?? sentenceOf(kind);
}

/** A code of the contract as words: `out-for-delivery` is `Out for delivery`, `DeskOrder` is `Desk order`. */
export function sentenceOf(code: string): string {
  const words = code
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll('-', ' ')
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Who did something, as events of orders and returns name them: the name of a member of staff, or the store or customer. */
export const actorName = (by: string): string => by.replace(/^desk:/, '');
