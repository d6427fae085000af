import type { OrderRecord, PaymentRecord, RefundRecord, VisitRecord } from './ledger/records.ts';
import type { WebhookMessage } from './ledger/webhook-queue.ts';
import type { Sandbox } from './sandbox.ts';
import type { WebhookPlan } from './send-webhooks.ts';

/** What becomes of money that is paid: taken, promised until the shop takes it, or nobody knows yet. */
export const TAKINGS = ['now', 'authorise', 'pending'] as const;
export type Taking = (typeof TAKINGS)[number];

/** A form that the shopper's browser posts to the shop. */
export interface ReturnRedirect {
  /** Empty where the shop named none. */
  action: string;
  fields: Record<string, string>;
}

/** A refund with what is told of it. */
export interface ReportedRefund {
  refund: RefundRecord;
  payment: PaymentRecord;
  event: 'created' | 'processed' | 'failed';
}

/** How the sandbox plays a gateway, beside the calls that it answers. */
export interface SandboxGateway {
  newPaymentId: () => string;
  /** The takings that it knows; of any other one the money is promised. */
  takings: readonly Taking[];
  /** Whether somebody who cancels has tried a payment, which failed. */
  countsCancelled: boolean;
  /** The news of a payment as it stands now. */
  paymentEvents: (sandbox: Sandbox, order: OrderRecord, payment: PaymentRecord) => WebhookMessage[];
  /** The news of a payment that was authorised before and is captured now. */
  captureEvents: (sandbox: Sandbox, order: OrderRecord, payment: PaymentRecord) => WebhookMessage[];
  /** The news of a refund; none where it tells nothing of that event. */
  refundEvents: (sandbox: Sandbox, told: ReportedRefund) => WebhookMessage[];
  /** How the browser comes back with a payment. `document`: of the visit, as the shop wrote it. */
  returnRedirect: (order: OrderRecord, payment: PaymentRecord, document: VisitRecord['document']) => ReturnRedirect;
  /** Sends back by itself what was only authorised; null where nothing was, or it never does so. */
  autoRefund: (sandbox: Sandbox, order: OrderRecord, plan: WebhookPlan) => PaymentRecord | null;
}
