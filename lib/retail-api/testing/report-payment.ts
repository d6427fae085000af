import { applyPaymentUpdates } from '../payments/apply-payment-updates.ts';
import type { PaymentUpdate } from '../payments/gateway.ts';
import type { TestApi } from './create-test-api.ts';
import { testPaymentUpdate } from './fake-gateway.ts';

/**
 * The gateway reports a payment of the newest attempt to pay an order: a capture, unless another `kind` is given, with
 * an id of its own, unless `paymentId` is given.
 */
export async function reportPayment(
  { context }: Pick<TestApi, 'context'>,
  orderNumber: string,
  kind: PaymentUpdate['kind'] = 'captured',
  paymentId?: string,
): Promise<void> {
  const attempt = await context.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('subject_id', '=', orderNumber)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const update = testPaymentUpdate(kind, attempt.amount, paymentId ?? `pay_${attempt.id}`);
  await applyPaymentUpdates(context, attempt, [update]);
}
