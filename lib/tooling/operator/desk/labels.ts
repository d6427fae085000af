import type { OrderEventKind, OrderState, PaymentState, ReturnState, ServiceState } from '#lib/contract/index.ts';
import type { RefundMethod, RefundTarget } from '#lib/contract/vocabulary.ts';

// The codes of the contract in plain words, as the desk prints them; --json prints the codes.

export const ORDER_STATE_LABELS: Readonly<Record<OrderState, string>> = {
  'payment-pending': 'waiting for payment',
  confirmed: 'confirmed',
  packed: 'packed',
  shipped: 'shipped',
  'out-for-delivery': 'out for delivery',
  'ready-to-collect': 'ready to collect',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

const PAYMENT_STATE_LABELS: Readonly<Record<PaymentState, string>> = {
  awaiting: 'not paid yet',
  checking: 'payment being checked',
  paid: 'paid',
  'on-delivery': 'to be paid on delivery',
  failed: 'not paid',
  refunding: 'being refunded',
  refunded: 'refunded',
  'nothing-due': 'nothing to pay',
};

export const RETURN_STATE_LABELS: Readonly<Record<ReturnState, string>> = {
  requested: 'requested',
  approved: 'approved',
  refused: 'refused',
  withdrawn: 'withdrawn',
  'picked-up': 'picked up',
  'quality-passed': 'checked and accepted',
  'quality-failed': 'checked and not accepted',
  'sent-back': 'sent back',
  refunded: 'refunded',
  exchanged: 'exchanged',
};

export const SERVICE_STATE_LABELS: Readonly<Record<ServiceState, string>> = {
  received: 'received',
  'item-awaited': 'accepted, waiting for the item',
  inspecting: 'being inspected',
  'estimate-given': 'waiting for an answer to the estimate',
  'estimate-declined': 'estimate declined',
  'in-repair': 'in repair',
  ready: 'ready',
  'sent-back': 'sent back',
  closed: 'closed',
  declined: 'declined',
  withdrawn: 'withdrawn',
};

export const REFUND_TARGET_LABELS: Readonly<Record<RefundTarget, string>> = {
  source: 'the original payment',
  'gift-card': 'a gift card',
  bank: 'a bank account',
};

export const REFUND_METHOD_LABELS: Readonly<Record<RefundMethod, string>> = {
  gateway: 'original payment',
  'gift-card': 'gift card',
  'new-gift-card': 'new gift card',
  bank: 'bank transfer',
  due: 'less to collect',
};

const EVENT_LABELS: Readonly<Record<OrderEventKind, string>> = {
  placed: 'placed',
  confirmed: 'confirmed',
  modified: 'changed',
  'lines-cancelled': 'items cancelled',
  packed: 'packed',
  marked: 'marks corrected',
  shipped: 'shipped',
  'parcel-shipped': 'parcel shipped',
  'parcel-delivered': 'parcel delivered',
  'parcel-returned': 'parcel came back',
  'parcel-corrected': 'parcel corrected',
  'out-for-delivery': 'out for delivery',
  'ready-to-collect': 'ready to collect',
  'code-sent': 'new code sent',
  'collect-reminder': 'reminder sent',
  delivered: 'delivered',
  cancelled: 'cancelled',
  'return-requested': 'return requested',
  'return-approved': 'return approved',
  'return-refused': 'return refused',
  'return-withdrawn': 'return withdrawn',
  'return-picked-up': 'return picked up',
  'quality-passed': 'return checked and accepted',
  'quality-failed': 'return checked and not accepted',
  'return-sent-back': 'return sent back',
  'refund-opened': 'refund started',
  'exchange-placed': 'exchange placed',
  restocked: 'back in stock',
  'money-sent': 'money sent',
};

const OUTCOMES: ReadonlyMap<string, string> = new Map([
  ['', '(interrupted)'],
  ['Success', 'done'],
  ['Repeated', 'done before'],
  ['InvalidRequest', 'not understood'],
  ['Conflict', 'changed in the meantime'],
  ['NotAllowedNow', 'not possible then'],
  ['InternalError', 'failed'],
]);

const VIEWS: ReadonlyMap<string, string> = new Map([
  ['DeskOrders', 'list orders'],
  ['DeskOrder', 'view order'],
  ['DeskReturns', 'list returns'],
  ['DeskReturn', 'view return'],
  ['DeskServices', 'list service requests'],
  ['DeskService', 'view service request'],
  ['DeskAudit', 'view audit'],
  ['SearchMisses', 'view searches without result'],
  ['WebhookEndpoints', 'list webhook endpoints'],
  ['WebhookSecret', 'view webhook secret'],
  ['WebhookDeliveries', 'list webhook deliveries'],
]);

/** The payment state of an order in words; `state` itself where the retail API is newer than this desk. */
export function paymentStateLabel(state: string): string {
  return state in PAYMENT_STATE_LABELS ? PAYMENT_STATE_LABELS[state as PaymentState] : state;
}

/** The event of an order in words; `kind` itself where the retail API is newer than this desk. */
export function eventLabel(kind: string): string {
  return kind in EVENT_LABELS ? EVENT_LABELS[kind as OrderEventKind] : kind;
}

/** The outcome of a call in the audit in words. */
export function outcomeLabel(name: string): string {
  return OUTCOMES.get(name) ?? spacedName(name);
}

/** What a call of the audit was for, in words: `pack order`, `view order`. */
export function callLabel(call: string, step: string): string {
  if (step === '') return VIEWS.get(call) ?? spacedName(call);
  return `${step.replaceAll('-', ' ')} ${spacedName(call.replace(/^(?:Advance|Moderate)/, ''))}`;
}

/** A name in capitals as words: `OutOfStock` is `out of stock`. */
function spacedName(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}
