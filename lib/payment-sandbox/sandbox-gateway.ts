import type { OrderRecord, PaymentRecord, RefundRecord, VisitRecord } from './ledger/records.ts';
import type { WebhookMessage } from './ledger/webhook-queue.ts';
import type { Sandbox } from './sandbox.ts';
import type { WebhookPlan } from './send-webhooks.ts';
import type { SettledLine } from './settlements/gateway-settlement.ts';

/** What happens to a paid amount: captured, only authorised until the store captures it, or pending. */
export const TAKINGS = ['now', 'authorise', 'pending'] as const;
export type Taking = (typeof TAKINGS)[number];

/** A form that the shopper's browser posts to the store. */
export interface ReturnRedirect {
  /** The URL it is posted to; empty where the store sent none. */
  action: string;
  fields: Record<string, string>;
}

/** A refund with the event to send for it. */
interface ReportedRefund {
  refund: RefundRecord;
  payment: PaymentRecord;
  event: 'created' | 'processed' | 'failed';
}

/** A gateway's behaviour in the sandbox, apart from the calls that it answers. */
export interface SandboxGateway {
  newPaymentId: () => string;
  /** The takings that the gateway supports; with any other one the payment is authorised. */
  takings: readonly Taking[];
  /** Whether cancelling records a failed payment attempt. */
  countsCancelled: boolean;
  /** Returns the webhooks of a payment in its current state. */
  paymentEvents: (sandbox: Sandbox, order: OrderRecord, payment: PaymentRecord) => WebhookMessage[];
  /** Returns the webhooks of a payment that was authorised before and is captured now. */
  captureEvents: (sandbox: Sandbox, order: OrderRecord, payment: PaymentRecord) => WebhookMessage[];
  /** Returns the webhooks of a refund; none where the gateway does not send that event. */
  refundEvents: (sandbox: Sandbox, refund: ReportedRefund) => WebhookMessage[];
  /**
   * Returns the form that returns the browser with a payment. `document`: the visit's fields as the store sent
   * them.
   */
  returnRedirect: (order: OrderRecord, payment: PaymentRecord, document: VisitRecord['document']) => ReturnRedirect;
  /** Returns a row of the gateway's settlement report, by the names of its columns. */
  settlementRow: (line: SettledLine) => Record<string, string>;
  /** Refunds a payment that was only authorised; null where there is none, or the gateway never does so. */
  autoRefund: (sandbox: Sandbox, order: OrderRecord, plan: WebhookPlan) => PaymentRecord | null;
}
