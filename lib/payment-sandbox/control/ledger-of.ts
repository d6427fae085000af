import type { Gateway } from '#lib/contract/vocabulary.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { OrderRecord, PaymentStatus, RefundStatus } from '../ledger/records.ts';

/** The gateway's records of one payment attempt; amounts in paise. */
interface AttemptLedger {
  gateway: Gateway;
  /** Receipt or transaction number. */
  reference: string;
  gatewayOrderId: string;
  amount: number;
  payments: {
    id: string;
    status: PaymentStatus;
    amount: number;
    /** The amount paid out to the store; `refunded` is the part of it that was refunded. */
    captured: number;
    refunded: number;
    refunds: { id: string; amount: number; status: RefundStatus; key: string }[];
  }[];
}

/** Returns one attempt with its payments and refunds, for tests to compare with the store's own records. */
export function ledgerOf(ledger: Ledger, order: OrderRecord): AttemptLedger {
  return {
    gateway: order.gateway,
    reference: order.receipt,
    gatewayOrderId: order.id,
    amount: order.amount,
    payments: ledger.paymentsOf(order.id).map(({ id, status, amount }) => {
      const refunds = ledger.refundsOf(id).map((refund) => ({
        id: refund.id,
        amount: refund.amount,
        status: refund.status,
        key: refund.key,
      }));
      const refunded = refunds
        .filter((refund) => refund.status !== 'failed')
        .reduce((total, refund) => total + refund.amount, 0);
      return { id, status, amount, captured: status === 'captured' ? amount : 0, refunded, refunds };
    }),
  };
}
