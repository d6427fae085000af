import { KeyedQueue, Semaphore } from '#lib/shared/concurrency.ts';

/** Work that waits here and not in the database, whose connections others need. One of each for a running API. */
export interface Queues {
  /** Presses of one customer to place an order: all but the first find it placed. By customer or session. */
  readonly placements: KeyedQueue;
  /** Orders of all customers that are placed at the same time. */
  readonly orders: Semaphore;
  /** Tries of the PIN of a gift card. By network or session. */
  readonly giftCardTries: KeyedQueue;
  /** Failed tries that wait to be counted. By their limit. */
  readonly failedTries: KeyedQueue;
  /** What gateways say of an attempt to pay. By attempt. */
  readonly paymentEvents: KeyedQueue;
}

const MAX_WAITING_REQUESTS = 100;
/** Fewer than there are connections to PostgreSQL: a rush on one piece must not keep the whole shop from its database. */
const ORDERS_AT_ONCE = 6;
const ORDERS_WAITING = 5000;
/** Of a flood of one network the first few cost the processor something, and what they counted refuses the rest. */
const GIFT_CARD_TRIES_WAITING = 10;
/** More at once are a flood. */
const FAILED_TRIES_WAITING = 200;
const MAX_WAITING_PAYMENT_UPDATES = 500;

/** The empty queues of an API that starts. */
export function createQueues(): Queues {
  return {
    placements: new KeyedQueue(MAX_WAITING_REQUESTS),
    orders: new Semaphore({ running: ORDERS_AT_ONCE, waiting: ORDERS_WAITING }),
    giftCardTries: new KeyedQueue(GIFT_CARD_TRIES_WAITING),
    failedTries: new KeyedQueue(FAILED_TRIES_WAITING),
    paymentEvents: new KeyedQueue(MAX_WAITING_PAYMENT_UPDATES),
  };
}
