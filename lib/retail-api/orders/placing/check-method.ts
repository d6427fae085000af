import type { Transaction } from 'kysely';
import type { PaymentMethod } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome } from '../../core/outcome.ts';
import type { Payments } from '../../payments/gateway.ts';
import { evaluatePaymentMethods } from '../../payments/rules/evaluate-payment-methods.ts';
import { readCashFacts } from './cash-facts.ts';
import type { Destination } from './destination.ts';
import type { PricedOrder } from './price-order.ts';

/**
 * Checks whether an order can be paid by a method: null if it can, otherwise MethodNotOffered with the reason. `now` in
 * epoch milliseconds.
 */
export async function checkMethod(
  transaction: Transaction<Database>,
  method: PaymentMethod,
  { lines, priced, handover }: PricedOrder & Pick<Destination, 'handover'>,
  { payments, customerId, now }: { payments: Payments } & { customerId: string; now: number },
): Promise<Outcome<never> | null> {
  const offered = evaluatePaymentMethods({
    // The fee is in the price already.
    payable: priced.price.payable,
    cashFee: 0,
    gateways: payments.gateways,
    ...(await readCashFacts(transaction, customerId, now)),
    zoneTakesCash: handover.by === 'courier' && handover.place.takesCash,
    isCollected: handover.by === 'store',
    lines,
  });
  const reason = offered.find(({ Method }) => Method === method)?.Refusal ?? 'unavailable';
  return reason === '' ? null : fail('MethodNotOffered', undefined, { Reason: reason });
}
