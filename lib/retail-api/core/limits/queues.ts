import { KeyedQueue, Semaphore } from '#lib/shared/concurrency.ts';

/**
 * Work that waits here and not in the database, whose connections others need. One instance of each per running API.
 */
export interface Queues {
  /**
   * Repeated attempts of one customer to place an order: all but the first find it placed. Keyed by customer or
   * session.
   */
  readonly perCustomer: KeyedQueue;
  /** Orders of all customers that are placed concurrently. */
  readonly orders: Semaphore;
  /** Tries of gift card PINs. Keyed by network or session. */
  readonly giftCardTries: KeyedQueue;
  /** Failed tries that wait to be counted. Keyed by limit. */
  readonly failedTries: KeyedQueue;
  /** Gateway updates for payment attempts. Keyed by attempt. */
  readonly paymentEvents: KeyedQueue;
}

const MAX_WAITING_REQUESTS = 100;
/** Fewer than the connections to PostgreSQL: a rush on one item must not cut the whole store off from its database. */
const ORDERS_AT_ONCE = 6;
const ORDERS_WAITING = 5000;
/**
 * The length of the queue: in a flood from one network only the first few tries cost CPU time, because once they are
 * counted the rest is refused.
 */
const GIFT_CARD_TRIES_WAITING = 10;
/** More at once are a flood. */
const FAILED_TRIES_WAITING = 200;
const MAX_WAITING_PAYMENT_UPDATES = 500;

/** Creates the empty queues of a starting API. */
export function createQueues(): Queues {
  return {
    perCustomer: new KeyedQueue(MAX_WAITING_REQUESTS),
    orders: new Semaphore({ running: ORDERS_AT_ONCE, waiting: ORDERS_WAITING }),
    giftCardTries: new KeyedQueue(GIFT_CARD_TRIES_WAITING),
    failedTries: new KeyedQueue(FAILED_TRIES_WAITING),
    paymentEvents: new KeyedQueue(MAX_WAITING_PAYMENT_UPDATES),
  };
}
