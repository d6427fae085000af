import { SANDBOX_GATEWAYS } from './gateways.ts';
import type { Ledger } from './ledger/ledger.ts';
import { isEffective, type OrderRecord, type PaymentRecord, type VisitRecord } from './ledger/records.ts';
import type { ReturnRedirect } from './sandbox-gateway.ts';

/** How the browser of a visit comes back with a payment. */
export function returnRedirect(order: OrderRecord, visit: VisitRecord | null, payment: PaymentRecord): ReturnRedirect {
  return SANDBOX_GATEWAYS[order.gateway].returnRedirect(order, payment, visit?.document ?? {});
}

/** The payment that a page shows as done: one that stands, whatever failed or went back beside it. */
export function effectivePayment(ledger: Ledger, orderId: string): PaymentRecord | undefined {
  return ledger.paymentsOf(orderId).find(isEffective);
}
