import type { Shipments } from './courier/shipments.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { RefundStatus } from './ledger/records.ts';
import type { WebhookQueue } from './ledger/webhook-queue.ts';
import type { Outages } from './outages.ts';

/** The dependencies of every part of the sandbox. */
export interface Sandbox {
  readonly ledger: Ledger;
  readonly webhooks: WebhookQueue;
  readonly shipments: Shipments;
  /** The store's account at the courier: its tokens, which a restart ends, and whether its wallet pays for parcels. */
  readonly courier: { tokens: Set<string>; hasBalance: boolean };
  readonly outages: Outages;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** How refunds end from now on: immediately, by a control call of a test, or not at all. */
  refundMode: RefundStatus;
}
