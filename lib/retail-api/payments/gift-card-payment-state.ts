import type { Kysely } from 'kysely';
import type { PaymentState } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import { readPaidMoney } from '../orders/order-money.ts';
import { paymentState } from './rules/payment-state.ts';

/** How the money of an order for a gift card stands. */
export async function giftCardPaymentState(
  db: Kysely<Database>,
  { id, state }: Pick<Database['gift_card_orders'], 'id' | 'state'>,
): Promise<PaymentState> {
  const money = (await readPaidMoney(db, 'gift-card', [id]))(id);
  const confirmed = state === 'issued';
  // It holds nothing that could run out, and is paid at a gateway.
  return paymentState({
    state: confirmed ? 'confirmed' : 'payment-pending',
    confirmed,
    hold: 'held',
    due: 0,
    moneyBack: [],
    ...money,
  });
}
