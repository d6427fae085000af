import { SANDBOX_GATEWAYS } from './gateways.ts';
import { isEffective, type OrderRecord, type PaymentRecord, type PaymentStatus } from './ledger/records.ts';
import type { Sandbox } from './sandbox.ts';
import type { Taking } from './sandbox-gateway.ts';
import { sendWebhooks, type WebhookPlan } from './send-webhooks.ts';

const PAID_STATUS: Record<Taking, PaymentStatus> = { now: 'captured', authorise: 'authorized', pending: 'pending' };

interface PaymentChoice {
  outcome: 'pay' | 'fail' | 'cancel';
  taking: Taking;
  email: string;
  contact: string;
  plan: WebhookPlan;
}

/**
 * Records the shopper's decision and its webhooks. An order that is paid or authorised stays so, and its
 * payment is returned. Null where there was no attempt, as with some gateways after a cancellation.
 */
export function settlePayment(sandbox: Sandbox, order: OrderRecord, decision: PaymentChoice): PaymentRecord | null {
  const { ledger, now } = sandbox;
  const gateway = SANDBOX_GATEWAYS[order.gateway];
  return ledger.together(() => {
    const effective = ledger.paymentsOf(order.id).find(isEffective);
    if (effective) return effective;
    if (decision.outcome === 'cancel' && !gateway.countsCancelled) return null;
    const paid = decision.outcome === 'pay';
    const payment: PaymentRecord = {
      id: gateway.newPaymentId(),
      gateway: order.gateway,
      orderId: order.id,
      amount: order.amount,
      currency: order.currency,
      status: paid ? statusOf(order, decision) : 'failed',
      instrument: 'upi',
      reason: paid ? '' : decision.outcome === 'cancel' ? 'payment_cancelled' : 'payment_failed',
      email: decision.email,
      contact: decision.contact,
      createdAt: now(),
    };
    ledger.addPayment(payment);
    sendWebhooks(sandbox, gateway.paymentEvents(sandbox, order, payment), decision.plan);
    return payment;
  });
}

function statusOf({ gateway }: OrderRecord, { taking }: PaymentChoice): PaymentStatus {
  return SANDBOX_GATEWAYS[gateway].takings.includes(taking) ? PAID_STATUS[taking] : 'authorized';
}

/**
 * Confirms a failed or pending payment late, as a bank may do. With `capture` it is also captured, unless the
 * order is paid.
 */
export function settleLate(
  sandbox: Sandbox,
  order: OrderRecord,
  { capture, plan }: { capture: boolean; plan: WebhookPlan },
): PaymentRecord | null {
  const { ledger } = sandbox;
  return ledger.together(() => {
    const payments = ledger.paymentsOf(order.id);
    const last = payments.findLast(({ status }) => status !== 'captured' && status !== 'auto-refunded');
    if (!last) return null;
    const isPaid = payments.some(({ status }) => status === 'captured');
    ledger.setPaymentStatus(last.id, capture && !isPaid ? 'captured' : 'authorized');
    const payment = ledger.payment(last.id);
    if (payment) sendWebhooks(sandbox, SANDBOX_GATEWAYS[order.gateway].paymentEvents(sandbox, order, payment), plan);
    return payment;
  });
}

/** Captures an authorised payment and sends its webhooks. */
export function capturePayment(sandbox: Sandbox, order: OrderRecord, payment: PaymentRecord, plan: WebhookPlan): void {
  const { ledger } = sandbox;
  ledger.together(() => {
    ledger.setPaymentStatus(payment.id, 'captured');
    const captured: PaymentRecord = { ...payment, status: 'captured' };
    sendWebhooks(sandbox, SANDBOX_GATEWAYS[order.gateway].captureEvents(sandbox, order, captured), plan);
  });
}
