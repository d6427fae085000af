import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { currentLanguage } from '#language';
import { calls, type GiftCardOrderWire } from '#lib/contract/index.ts';
import { canonicalCode, withoutInvisible } from '#lib/shared/typed-text.ts';
import { findBasket, lockBasket } from '../cart/baskets/basket-repository.ts';
import { missingBasket } from '../cart/baskets/cart-outcome.ts';
import { withGiftCard } from '../cart/promotions/gift-card-access.ts';
import { findGiftCardOrder, giftCardOrderWire } from '../cart/promotions/gift-card-orders.ts';
import { stopUsingGiftCard, useGiftCard } from '../cart/promotions/gift-card-session.ts';
import { holdGiftCoupon } from '../cart/promotions/gift-coupon-hold.ts';
import { giftCardOrderLimits, giftCouponTryLimits } from '../cart/promotions/gift-rules.ts';
import type { Caller } from '../core/caller.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { lockCustomer } from '../core/db/lock-customer.ts';
import { newId } from '../core/db/new-id.ts';
import { onceByKey } from '../core/db/once-by-key.ts';
import type { Database } from '../core/db/schema.ts';
import { consumeLimits } from '../core/limits/consume-limits.ts';
import { withTries } from '../core/limits/with-tries.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { tooManyRequests } from '../core/refusals.ts';
import { readGiftCouponHold } from '../core/site-options.ts';
import { readBasketHold } from '../orders/holds/basket-hold.ts';
import type { ApiContext } from './api-context.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

const FAILED_TRIES = ['GiftCouponUnknown', 'GiftCouponExpired', 'GiftCouponTaken'] as const;

/** Every character sequence that a mail program may show as a line break. */
const LINE_BREAK = /\r\n?|[\u2028\u2029]/g;

/** The refusal for an order that does not exist, or was never paid and has been deleted. */
function noSuchGiftCardOrder(): Outcome<never> {
  return fail('NotFound', 'There is no such order.');
}

/** Reserves a gift coupon for the caller's basket. Only refused requests count as tries. */
const requestGiftCoupon = handlerFor(calls.requestGiftCoupon, async (request, context, caller) => {
  const now = context.now();
  const limits = giftCouponTryLimits(context.secret, caller);
  const outcome = await withTries(context, { limits, failed: FAILED_TRIES, now }, () =>
    inTransaction(context.db, (transaction) => holdCoupon(transaction, request, caller, now)),
  );
  if (outcome.code === 'TooManyRequests') context.security('gift-tries-refused', { network: caller.network });
  if (outcome.code !== 'Success') return outcome;
  const { requestId, amount, expiresAt } = outcome.data;
  return succeed({ GiftCouponRequestId: requestId, Amount: amount, ExpiresAt: expiresAt });
});

async function holdCoupon(
  transaction: Transaction<Database>,
  { BasketGUID, GiftCouponCode }: { BasketGUID: string; GiftCouponCode: string },
  caller: Caller,
  now: number,
): ReturnType<typeof holdGiftCoupon> {
  const basket = await lockBasket(transaction, BasketGUID, caller);
  if (!basket) return missingBasket(BasketGUID);
  return holdGiftCoupon(transaction, {
    code: canonicalCode(GiftCouponCode),
    basketGuid: basket.guid,
    holdMs: await readGiftCouponHold(transaction),
    now,
  });
}

/** Releases a gift coupon; only the shopper who reserved it knows the request id. */
const releaseGiftCoupon = handlerFor(calls.releaseGiftCoupon, async (request, { db }) => {
  await db.deleteFrom('gift_coupon_requests').where('id', '=', request.GiftCouponRequestId).execute();
  return succeed({});
});

/** Lets the caller's cart use a gift card; its balance is unchanged until an order is placed. */
const applyGiftCard = handlerFor(calls.applyGiftCard, async (request, context, caller) => {
  const { BasketGUID, GCSessionId: requestedSessionId } = request;
  const basket = await findBasket(context.db, BasketGUID, caller);
  if (!basket) return missingBasket(BasketGUID);
  return withGiftCard(context, caller, request, async (transaction, card, now) => {
    const own = await readBasketHold(transaction, basket.guid);
    return useGiftCard(transaction, card, { requestedSessionId, own, now });
  });
});

/** Stops using a gift card; the response is the same when the session or the card does not match. */
const removeGiftCard = handlerFor(calls.removeGiftCard, async (request, { db }) => {
  await stopUsingGiftCard(db, request.GCSessionId, request.GiftCardId);
  return succeed({});
});

/** The balance of a gift card, also of one that is expired or empty. */
const giftCardBalance = handlerFor(calls.giftCardBalance, async (request, context, caller) =>
  withGiftCard(context, caller, request, async (_transaction, card, now) =>
    succeed({
      LastDigits: card.number.slice(-4),
      Balance: card.balance,
      InitialAmount: card.initial_amount,
      ExpiresAt: card.expires_at,
      Expired: now >= card.expires_at,
    }),
  ),
);

/** Opens an order for a gift card; guests may do so too. Nothing is issued or mailed before it is paid. */
export const buyGiftCard = handlerFor(calls.buyGiftCard, async (request, context, caller) => {
  if (context.payments.gateways.size === 0) return fail('PaymentUnavailable');
  const now = context.now();
  return inTransaction(context.db, (transaction) =>
    onceByKey(
      transaction,
      { call: calls.buyGiftCard, request, caller, now },
      () => openGiftCardOrder(transaction, request, { context, caller, now }),
      {
        storedPart: ({ OrderId }) => OrderId,
        async replay(id) {
          const order = await findGiftCardOrder(transaction, id);
          return order ? succeed(await giftCardOrderWire(transaction, context.payments, order)) : noSuchGiftCardOrder();
        },
      },
    ),
  );
});

async function openGiftCardOrder(
  transaction: Transaction<Database>,
  request: z.output<typeof calls.buyGiftCard.request>,
  { context, caller, now }: { context: ApiContext; caller: Caller; now: number },
): Promise<Outcome<GiftCardOrderWire>> {
  const limits = giftCardOrderLimits(context.secret, request, caller);
  const refused = await consumeLimits(transaction, limits, now);
  if (refused) return tooManyRequests(refused.retryAfterSeconds);
  const { customerId } = caller;
  if (customerId !== null && !(await lockCustomer(transaction, customerId))) return fail('SessionRevoked');
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
    language: currentLanguage(),
    customer_id: customerId,
    card_id: null,
    created_at: now,
    paid_at: null,
  };
  await transaction.insertInto('gift_card_orders').values(order).execute();
  return succeed(await giftCardOrderWire(transaction, context.payments, order));
}

/** An order for a gift card, for any caller with its id. */
const giftCardOrderDetails = handlerFor(calls.giftCardOrderDetails, async (request, { db, payments }) => {
  const order = await findGiftCardOrder(db, request.OrderId);
  return order ? succeed(await giftCardOrderWire(db, payments, order)) : noSuchGiftCardOrder();
});

/** Handlers of the calls about gift cards and gift coupons. */
export const giftCalls: readonly CallHandler[] = [
  requestGiftCoupon,
  releaseGiftCoupon,
  applyGiftCard,
  removeGiftCard,
  giftCardBalance,
  buyGiftCard,
  giftCardOrderDetails,
];
