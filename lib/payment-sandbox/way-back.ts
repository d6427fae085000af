import { SANDBOX_GATEWAYS } from './gateways.ts';
import type { Ledger } from './ledger/ledger.ts';
import { isStanding, type OrderRecord, type PaymentRecord, type VisitRecord } from './ledger/records.ts';
import type { WayBack } from './sandbox-gateway.ts';

/** How the browser of a visit comes back with a payment. */
export function wayBack(order: OrderRecord, visit: VisitRecord | null, payment: PaymentRecord): WayBack {
  return SANDBOX_GATEWAYS[order.gateway].wayBack(order, payment, visit?.document ?? {});
}

/** The payment that a page shows as done: one that stands, whatever failed or went back beside it. */
export function standingPayment(ledger: Ledger, orderId: string): PaymentRecord | undefined {
  return ledger.paymentsOf(orderId).find(isStanding);
}
