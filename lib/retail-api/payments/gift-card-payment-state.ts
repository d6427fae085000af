import type { Kysely, Selectable } from 'kysely';
import type { PaymentState } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import { readPaidMoney } from '../orders/refunds/order-money.ts';
import { paymentState } from './rules/payment-state.ts';

/** The payment state of a gift card order. */
export async function giftCardPaymentState(
  db: Kysely<Database>,
  { id, state }: Pick<Selectable<Database['gift_card_orders']>, 'id' | 'state'>,
): Promise<PaymentState> {
  const money = (await readPaidMoney(db, 'gift-card', [id]))(id);
  const confirmed = state === 'issued';
  // It has no stock hold that could expire, and is always paid at a gateway.
  return paymentState({
    state: confirmed ? 'confirmed' : 'payment-pending',
    confirmed,
    hold: 'held',
    due: 0,
    orderRefunds: [],
    ...money,
  });
}
