import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { calls, type GiftCardOrderWire } from '#lib/contract/index.ts';
import { withoutInvisible } from '#lib/shared/typed-text.ts';
import { findGiftCardOrder, giftCardOrderWire } from '../../cart/promotions/gift-card-orders.ts';
import { giftCardOrderLimits } from '../../cart/promotions/gift-rules.ts';
import { type ApiContext, type Caller, handlerFor, type Outcome, refuse, succeed } from '../../core/call-handler.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { newId } from '../../core/db/new-id.ts';
import { onceByKey } from '../../core/db/once-by-key.ts';
import type { Database } from '../../core/db/schema.ts';
import { takeTurns } from '../../core/limits/take-turns.ts';
import { tooManyRequests } from '../../core/refusals.ts';
import { lockCustomer } from '../../customers/lock-customer.ts';
import { noSuchGiftCardOrder } from './no-such-gift-card-order.ts';

/** Whatever a mail program may show as the end of a line. */
const LINE_BREAK = /\r\n?|[\u2028\u2029]/g;

/** Opens an order for a gift card, for guests too. Nothing is issued or mailed before it is paid. */
export const buyGiftCard = handlerFor(calls.buyGiftCard, async (request, context, caller) => {
  if (context.payments.gateways.size === 0) return refuse('PaymentUnavailable');
  const now = context.now();
  return inTransaction(context.db, (transaction) =>
    onceByKey(
      transaction,
      { call: calls.buyGiftCard, request, caller, now },
      () => openOrder(transaction, request, { context, caller, now }),
      {
        keep: ({ OrderId }) => OrderId,
        async answerAgain(id) {
          const order = await findGiftCardOrder(transaction, id);
          return order ? succeed(await giftCardOrderWire(transaction, context.payments, order)) : noSuchGiftCardOrder();
        },
      },
    ),
  );
});

async function openOrder(
  transaction: Transaction<Database>,
  request: z.output<typeof calls.buyGiftCard.request>,
  { context, caller, now }: { context: ApiContext; caller: Caller; now: number },
): Promise<Outcome<GiftCardOrderWire>> {
  const limits = giftCardOrderLimits(context.secret, request, caller);
  const refused = await takeTurns(transaction, limits, now);
  if (refused) return tooManyRequests(refused.retryAfterSeconds);
  const { customerId } = caller;
  if (customerId !== null && !(await lockCustomer(transaction, customerId))) return refuse('SessionRevoked');
  const order = {
    id: newId(),
    state: 'awaiting-payment' as const,
    amount: request.Amount,
    recipient_name: request.RecipientName,
    recipient_email: request.RecipientEmail,
    sender_name: request.SenderName,
    sender_email: request.SenderEmail,
    sender_mobile: request.SenderMobile,
    message: withoutInvisible(request.Message).replace(LINE_BREAK, '\n').trim(),
    customer_id: customerId,
    card_id: null,
    created_at: now,
    paid_at: null,
  };
  await transaction.insertInto('gift_card_orders').values(order).execute();
  return succeed(await giftCardOrderWire(transaction, context.payments, order));
}
