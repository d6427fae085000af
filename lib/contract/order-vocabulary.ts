/** The states of an order. `ready-to-collect`: at the store where it is collected, which makes it `delivered`. */
export const ORDER_STATES = [
  'payment-pending',
  'confirmed',
  'packed',
  'shipped',
  'out-for-delivery',
  'ready-to-collect',
  'delivered',
  'cancelled',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];
/** Confirmed orders that are not delivered yet. */
export const FULFILMENT_STATES: readonly OrderState[] = [
  'confirmed',
  'packed',
  'shipped',
  'out-for-delivery',
  'ready-to-collect',
];
/** Where a parcel with a part of an order is. `returned`: it came back, or is lost. */
export const PARCEL_STATES = ['shipped', 'out-for-delivery', 'delivered', 'returned'] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

/** The steps of the order desk on such a parcel. `correct` replaces courier and AWB. */
export const PARCEL_STEPS = ['out-for-delivery', 'deliver', 'correct', 'undelivered', 'restock'] as const;
export type ParcelStep = (typeof PARCEL_STEPS)[number];

/** The steps that each state allows. */
export const PARCEL_STEPS_BY_STATE: Readonly<Record<ParcelState, readonly ParcelStep[]>> = {
  shipped: ['out-for-delivery', 'deliver', 'correct', 'undelivered'],
  'out-for-delivery': ['deliver', 'correct', 'undelivered'],
  delivered: [],
  returned: ['restock'],
};

/** How an order that staff place for a customer is paid. */
export const PHONE_PAYMENTS = ['link', 'cash-on-delivery'] as const;
export type PhonePayment = (typeof PHONE_PAYMENTS)[number];

/** Orders that are neither delivered nor cancelled. */
export const OPEN_ORDER_STATES: readonly OrderState[] = ['payment-pending', ...FULFILMENT_STATES];

/**
 * The steps that the operator's order desk performs on an order. `mark` replaces hallmarks and serial numbers,
 * `correct-parcel` replaces courier and AWB; `undelivered`: the parcel is coming back or is lost; `restock`:
 * the items of such a parcel have arrived and are on the shelf again. `ready` and `collect`: for an order that is
 * collected from a store; `send-code` sends a new code for the counter.
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
  'ready',
  'send-code',
  'collect',
] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

/**
 * The state that each step of the order desk leads to, in the usual order of work; what is missing is not allowed. A
 * courier may deliver a parcel on the day of pickup, so "out for delivery" is optional. A shipped order is not
 * cancelled: it comes back undelivered, or is returned. Hallmarks and serial numbers can be corrected for as long as
 * somebody can read them. `pack` is for a courier, `ready` for the counter of a store: an order takes one of them.
 */
export const ORDER_STATE_AFTER_STEP: Readonly<Record<OrderState, Readonly<Partial<Record<OrderStep, OrderState>>>>> = {
  'payment-pending': {},
  confirmed: { pack: 'packed', ready: 'ready-to-collect', cancel: 'cancelled' },
  packed: { ship: 'shipped', mark: 'packed', cancel: 'cancelled' },
  shipped: {
    'out-for-delivery': 'out-for-delivery',
    deliver: 'delivered',
    undelivered: 'cancelled',
    mark: 'shipped',
    'correct-parcel': 'shipped',
  },
  'out-for-delivery': {
    deliver: 'delivered',
    undelivered: 'cancelled',
    mark: 'out-for-delivery',
    'correct-parcel': 'out-for-delivery',
  },
  'ready-to-collect': {
    'send-code': 'ready-to-collect',
    collect: 'delivered',
    mark: 'ready-to-collect',
    cancel: 'cancelled',
  },
  delivered: { mark: 'delivered' },
  // Only for items that came back undelivered, once.
  cancelled: { restock: 'cancelled' },
};
