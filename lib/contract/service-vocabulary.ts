/** What a shopper can have done to a delivered item. */
export const SERVICE_REASONS = [
  'not-working',
  'battery',
  'strap',
  'resizing',
  'polishing',
  'stone-loose',
  'clasp',
  'other',
] as const;
export type ServiceReason = (typeof SERVICE_REASONS)[number];

/** How the item reaches the store: a courier collects it, or the shopper brings it to a physical store. */
export const SERVICE_HANDOVERS = ['pick-up', 'store'] as const;
export type ServiceHandover = (typeof SERVICE_HANDOVERS)[number];

/** The addresses of an order from which a courier can collect an item. */
export const SERVICE_ADDRESSES = ['delivery', 'billing'] as const;
export type ServiceAddress = (typeof SERVICE_ADDRESSES)[number];

/**
 * The states of a service request. `estimate-declined`: the shopper does not want the repair at its price, so the item
 * is given back as it is. `ready`: it waits at the store. `sent-back`: a courier brings it. `declined`: the store does
 * not take it on.
 */
export const SERVICE_STATES = [
  'received',
  'item-awaited',
  'inspecting',
  'estimate-given',
  'estimate-declined',
  'in-repair',
  'ready',
  'sent-back',
  'closed',
  'declined',
  'withdrawn',
] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

/** The steps that the operator's order desk performs on a service request. */
export const SERVICE_STEPS = [
  'accept',
  'decline',
  'receive',
  'estimate',
  'repair',
  'ready',
  'send-back',
  'close',
] as const;
export type ServiceStep = (typeof SERVICE_STEPS)[number];

/**
 * The state that each step of the order desk leads to; what is missing is not allowed. An item that the store already
 * has is given back also after `declined`, `estimate-given` and `estimate-declined`; a declined request without an item
 * ends there.
 */
export const SERVICE_STATE_AFTER_STEP: Readonly<
  Record<ServiceState, Readonly<Partial<Record<ServiceStep, ServiceState>>>>
> = {
  // A shopper may bring the item before anybody has looked at the request.
  received: { accept: 'item-awaited', receive: 'inspecting', decline: 'declined' },
  'item-awaited': { receive: 'inspecting', decline: 'declined' },
  inspecting: { estimate: 'estimate-given', repair: 'in-repair', decline: 'declined' },
  'estimate-given': { estimate: 'estimate-given', ready: 'ready', 'send-back': 'sent-back' },
  'estimate-declined': { estimate: 'estimate-given', ready: 'ready', 'send-back': 'sent-back' },
  'in-repair': { estimate: 'estimate-given', ready: 'ready', 'send-back': 'sent-back' },
  ready: { 'send-back': 'sent-back', close: 'closed' },
  'sent-back': { close: 'closed' },
  closed: {},
  declined: { ready: 'ready', 'send-back': 'sent-back' },
  withdrawn: {},
};

/** The shopper's answers to the estimate of a repair. */
export const ESTIMATE_ANSWERS = ['approve', 'decline'] as const;
export type EstimateAnswer = (typeof ESTIMATE_ANSWERS)[number];

/** The longest description of a fault, in characters. */
export const SERVICE_COMMENT_MAXIMUM = 500;
