import type { Ledger } from './ledger/ledger.ts';
import type { RefundStatus } from './ledger/records.ts';
import type { WebhookQueue } from './ledger/webhook-queue.ts';
import type { Outages } from './outages.ts';

/** What every part of the sandbox works with. */
export interface Sandbox {
  readonly ledger: Ledger;
  readonly webhooks: WebhookQueue;
  readonly outages: Outages;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** How refunds end from now on: at once, by a word of a test, or not at all. */
  refundMode: RefundStatus;
}
