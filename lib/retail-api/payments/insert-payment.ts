import type { Transaction } from 'kysely';
import { newId } from '../core/db/new-id.ts';
import type { Database } from '../core/db/schema.ts';
import type { AttemptRow } from './attempts.ts';
import type { PaymentUpdate } from './gateway.ts';
import { emitPayment } from './payment-webhooks.ts';
import { forgetSums } from './settlements/kept-sums.ts';

/** Records a payment, as surplus until it has settled something; returns null if it was already recorded. */
export async function insertPayment(
  transaction: Transaction<Database>,
  attempt: AttemptRow,
  { gatewayPaymentId, amount, instrument }: PaymentUpdate,
  now: number,
): Promise<string | null> {
  const { id, subject, subject_id, gateway } = attempt;
  const paymentId = newId();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('payments')
    .values({
      id: paymentId,
      attempt_id: id,
      subject,
      subject_id,
      gateway,
      gateway_payment_id: gatewayPaymentId,
      amount,
      purpose: 'surplus',
      instrument,
      captured_at: now,
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'gateway_payment_id']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return null;
  await forgetSums(transaction, [gatewayPaymentId]);
  await emitPayment(transaction, 'payment.captured', attempt, { gatewayPaymentId, amount }, now);
  return paymentId;
}
