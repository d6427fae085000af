/** The order actions still open to a shopper; each is a button on the order's page. */
export const ORDER_ACTIONS = ['cancel', 'modify', 'return', 'exchange'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** The reasons a shopper can give for a cancellation. */
export const CANCEL_REASONS = [
  'changed-mind',
  'cheaper-elsewhere',
  'ordered-twice',
  'arrives-too-late',
  'wrong-details',
  'other',
] as const;
export type CancelReasonCode = (typeof CANCEL_REASONS)[number];

/** Whether returned items are refunded or exchanged for other items. */
export const RETURN_KINDS = ['return', 'exchange'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** The reasons for a return. The first four are the store's fault, so the shipping charge is refunded too. */
export const RETURN_REASONS = [
  'damaged',
  'defective',
  'wrong-item',
  'not-as-described',
  'does-not-fit',
  'quality',
  'changed-mind',
  'other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];
export const STORE_FAULTS: readonly ReturnReason[] = ['damaged', 'defective', 'wrong-item', 'not-as-described'];

/**
 * The states of a return or exchange. `sent-back`: it failed the quality check and is shipped to the shopper
 * again. `refunded`: its refund is on its way. `exchanged`: the replacement order has been placed and has its
 * own status.
 */
export const RETURN_STATES = [
  'requested',
  'approved',
  'refused',
  'withdrawn',
  'picked-up',
  'quality-passed',
  'quality-failed',
  'sent-back',
  'refunded',
  'exchanged',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** Why an exchange is not made, so that the value of the returned items is refunded instead. */
export const EXCHANGE_ENDS = ['not-paid', 'given-up', 'store'] as const;
export type ExchangeEnd = (typeof EXCHANGE_ENDS)[number];

/** The refund destinations a shopper can choose; `bank` only for what was paid in cash. */
export const REFUND_TARGETS = ['source', 'gift-card', 'bank'] as const;
export type RefundTarget = (typeof REFUND_TARGETS)[number];
/** The refund destinations for a cancelled order. */
export const CANCEL_TARGETS = ['source', 'gift-card'] as const satisfies readonly RefundTarget[];

/** The number of a bank account in India. */
export const BANK_ACCOUNT_PATTERN = /^\d{9,18}$/;

/** Indian Financial System Code of a branch: four letters for the bank, a zero, and six characters for the branch. */
export const IFSC_PATTERN = /^[A-Z]{4}0[A-Z0-9]{6}$/;

/**
 * The refund methods. `gateway` refunds to the original payment, `gift-card` to the card that paid,
 * `new-gift-card` to a card issued for the refund, `bank` by a transfer that the operator makes; `due` reduces
 * the amount still payable on delivery, so no money moves.
 */
export const REFUND_METHODS = ['gateway', 'gift-card', 'new-gift-card', 'bank', 'due'] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];

/** The states of a refund: on its way, completed, or refused by the gateway and then retried or paid by hand. */
export const ORDER_REFUND_STATES = ['waiting', 'done', 'failed'] as const;
export type OrderRefundState = (typeof ORDER_REFUND_STATES)[number];

/** The events that can happen to an order after it was placed, for its timeline. */
export const ORDER_EVENT_KINDS = [
  'placed',
  'confirmed',
  'modified',
  'lines-cancelled',
  'packed',
  'marked',
  'parcel-shipped',
  'shipped',
  'parcel-corrected',
  'out-for-delivery',
  'ready-to-collect',
  'code-sent',
  'collect-reminder',
  'parcel-delivered',
  'parcel-returned',
  'delivered',
  'cancelled',
  'return-requested',
  'return-approved',
  'return-refused',
  'return-withdrawn',
  'return-picked-up',
  'quality-passed',
  'quality-failed',
  'return-sent-back',
  'refund-opened',
  'exchange-placed',
  'restocked',
  'money-sent',
] as const;
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number];

/** The state a return has after each event; events that are missing here do not change the state. */
export const RETURN_STATE_OF_EVENT: Readonly<Partial<Record<OrderEventKind, ReturnState>>> = {
  'return-requested': 'requested',
  'return-approved': 'approved',
  'return-refused': 'refused',
  'return-withdrawn': 'withdrawn',
  'return-picked-up': 'picked-up',
  'quality-passed': 'quality-passed',
  'quality-failed': 'quality-failed',
  'return-sent-back': 'sent-back',
  'refund-opened': 'refunded',
  'exchange-placed': 'exchanged',
};

/** The parts of a day in which a courier can collect a return. */
export const PICKUP_SLOTS = ['morning', 'afternoon', 'evening'] as const;
export type PickupSlot = (typeof PICKUP_SLOTS)[number];

/**
 * The steps that the operator's order desk performs on a return. `end-exchange`: the price difference is
 * unpaid and will stay so; the items' value is refunded.
 */
export const RETURN_STEPS = [
  'approve',
  'refuse',
  'pick-up',
  'pass',
  'fail',
  'send-back',
  'refund',
  'exchange',
  'end-exchange',
  'restock',
] as const;
export type ReturnStep = (typeof RETURN_STEPS)[number];

/**
 * The state that each step of the order desk leads to; what is missing is not allowed. Items can be restocked at any
 * time once they passed the quality check.
 */
export const RETURN_STATE_AFTER_STEP: Readonly<
  Record<ReturnState, Readonly<Partial<Record<ReturnStep, ReturnState>>>>
> = {
  requested: { approve: 'approved', refuse: 'refused' },
  // A courier who finds nobody, or nothing to collect, is also recorded as a refusal.
  approved: { 'pick-up': 'picked-up', refuse: 'refused' },
  refused: {},
  withdrawn: {},
  'picked-up': { pass: 'quality-passed', fail: 'quality-failed' },
  'quality-passed': { refund: 'refunded', exchange: 'exchanged', restock: 'quality-passed' },
  'quality-failed': { 'send-back': 'sent-back' },
  'sent-back': {},
  refunded: { restock: 'refunded' },
  exchanged: { 'end-exchange': 'refunded', restock: 'exchanged' },
};

/** The most photos a return or a review may have. */
export const SHOPPER_PHOTOS_MAXIMUM = 5;
/** The longest search text for a list of orders, in characters. */
export const ORDER_SEARCH_MAXIMUM = 60;

/** The filters of a list of orders; a year is a separate field. */
export const ORDER_FILTERS = ['all', 'six-months', 'open', 'delivered', 'cancelled', 'returned'] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/**
 * Why something cannot be done with an order or return (any more). `step`: it has not reached the required
 * step, or is past it. `at-service`: the store has an item of it for a service or repair. `being-paid`: its gateway has not yet
 * reported whether it is paid. `shipped-whole`: its cash is collected, or it is handed out at a counter, all at once.
 */
export const NOT_ALLOWED_REASONS = [
  'packed',
  'step',
  'not-delivered',
  'window-over',
  'not-taken-back',
  'at-service',
  'not-offered',
  'shipped-whole',
  'nothing-left',
  'difference',
  'being-paid',
] as const;
export type NotAllowedReason = (typeof NOT_ALLOWED_REASONS)[number];
