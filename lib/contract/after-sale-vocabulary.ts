/** What a shopper may still do with an order; the buttons of its page. */
export const ORDER_ACTIONS = ['cancel', 'modify', 'return', 'exchange'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** Why a shopper cancels. */
export const CANCEL_REASONS = [
  'changed-mind',
  'cheaper-elsewhere',
  'ordered-twice',
  'arrives-too-late',
  'wrong-details',
  'other',
] as const;
export type CancelReasonCode = (typeof CANCEL_REASONS)[number];

/** Whether goods come back for their money or for other goods. */
export const RETURN_KINDS = ['return', 'exchange'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** Why goods come back. The first four are the store's to answer for: shipping goes back with them. */
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
 * How far a return or exchange has come. `sent-back`: it failed the check of its quality and goes to the shopper again.
 * `refunded`: its money is on its way back. `exchanged`: the order in its place has been placed, and tells on its own how
 * far it is.
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

/** Why what was to come in the place of returned goods does not, so that their worth goes back as money. */
export const EXCHANGE_ENDS = ['not-paid', 'given-up', 'store'] as const;
export type ExchangeEnd = (typeof EXCHANGE_ENDS)[number];

/** Where the shopper wants money to go; `bank` only for what was paid in cash. */
export const REFUND_TARGETS = ['source', 'gift-card', 'bank'] as const;
export type RefundTarget = (typeof REFUND_TARGETS)[number];
/** The same of an order that is cancelled. */
export const CANCEL_TARGETS = ['source', 'gift-card'] as const satisfies readonly RefundTarget[];

/**
 * The ways that money of an order takes back. `gateway` to where it was paid from, `gift-card` onto the card that paid,
 * `new-gift-card` onto one that is issued for it, `bank` by a transfer that the operator makes, `due` is off what was yet to
 * be paid at the door, so that none moves.
 */
export const REFUND_METHODS = ['gateway', 'gift-card', 'new-gift-card', 'bank', 'due'] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];

/** Money that goes back: on its way, there, or refused by the gateway and sent again or by hand. */
export const MONEY_BACK_STATES = ['waiting', 'done', 'failed'] as const;
export type MoneyBackState = (typeof MONEY_BACK_STATES)[number];

/** What can happen to an order after it was placed, for its timeline. */
export const ORDER_EVENT_KINDS = [
  'placed',
  'confirmed',
  'modified',
  'lines-cancelled',
  'packed',
  'marked',
  'shipped',
  'parcel-corrected',
  'out-for-delivery',
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

/** The state that a return has once an event happened to it; the other events change none. */
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

/** Parts of a day in which a courier comes for a return. */
export const PICKUP_SLOTS = ['morning', 'afternoon', 'evening'] as const;
export type PickupSlot = (typeof PICKUP_SLOTS)[number];

/**
 * What the operator's desk does to an order. `mark` writes hallmarks and serial numbers anew, `correct-parcel` courier and
 * number; `undelivered`: the parcel comes back, or is lost; `restock` of such goods once they are there again.
 */
export const ORDER_STEPS = [
  'pack',
  'mark',
  'ship',
  'correct-parcel',
  'out-for-delivery',
  'deliver',
  'cancel',
  'undelivered',
  'restock',
] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

/** What the operator's desk does to a return. `end-exchange`: its difference is not paid yet, and will not be; its worth goes back. */
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

/** Most photos that a return or a review may have. */
export const SHOPPER_PHOTOS_MAXIMUM = 5;
/** An order in a list may be searched for with so many characters. */
export const ORDER_SEARCH_MAXIMUM = 60;

/** What a list of orders may be narrowed to; a year is given beside it. */
export const ORDER_FILTERS = ['all', 'six-months', 'open', 'delivered', 'cancelled', 'returned'] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/**
 * Why something cannot be done with an order or return (any more). `step`: it is not as far, or farther already.
 * `being-paid`: its gateway still has to say whether it is paid.
 */
export const NOT_ALLOWED_REASONS = [
  'packed',
  'step',
  'not-delivered',
  'window-over',
  'not-taken-back',
  'not-offered',
  'nothing-left',
  'difference',
  'being-paid',
] as const;
export type NotAllowedReason = (typeof NOT_ALLOWED_REASONS)[number];
