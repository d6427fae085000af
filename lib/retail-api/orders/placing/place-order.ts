import type { Transaction } from 'kysely';
import { isGateway } from '#lib/contract/index.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { canonicalCode } from '#lib/shared/typed-text.ts';
import { type Basket, lockBasket } from '../../cart/baskets/basket-repository.ts';
import { missingBasket } from '../../cart/baskets/cart-outcome.ts';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import { hashToken } from '../../core/secret-token.ts';
import { isOn } from '../../core/site-options.ts';
import type { CustomerRow } from '../../customers/account/as-customer.ts';
import { openAttempt } from '../../payments/attempts.ts';
import type { Payments } from '../../payments/gateway.ts';
import { needsPan } from '../../payments/rules/needs-pan.ts';
import { abandonOrders } from '../holds/abandon-order.ts';
import { holdOrder } from '../holds/hold-order.ts';
import type { Holdings } from '../holds/holdings.ts';
import { lockOrders } from '../lock-orders.ts';
import type { OrderRow } from '../order-repository.ts';
import { isGift } from '../rules/gift.ts';
import { checkMethod } from './check-method.ts';
import { confirmOrder } from './confirm-order.ts';
import { findDestination, noExpress, notAtStore } from './destination.ts';
import type { OrderDraft, PlaceOrderRequest } from './draft-document.ts';
import { findOrderBeingChecked } from './order-being-checked.ts';
import { priceOrder } from './price-order.ts';
import { writeOrder } from './write-order.ts';

type PlaceContext = Pick<CoreContext, 'siteUrl' | 'secret'> & { payments: Payments } & { now: number };

/**
 * Places the order of a locked customer's basket and reserves its items. Other unpaid orders of the basket are
 * abandoned. An order that needs no gateway is confirmed at once; for a gateway the first attempt is recorded. On a
 * refusal, the caller rolls back. `now` in epoch milliseconds.
 */
export async function placeOrder(
  transaction: Transaction<Database>,
  customer: CustomerRow,
  request: PlaceOrderRequest,
  context: PlaceContext,
): Promise<Outcome<OrderRow['number']>> {
  const { now } = context;
  const basket = await lockBasket(transaction, request.BasketGUID, { customerId: customer.id });
  if (!basket) return missingBasket(request.BasketGUID);
  // Paying again while nobody knows whether the first payment succeeded could pay twice.
  if (await findOrderBeingChecked(transaction, basket.guid, customer.id)) {
    return fail('Conflict', 'The gateway is being asked whether an earlier order of this cart is paid.');
  }
  await abandonEarlierOrders(transaction, basket, customer, request, now);
  const drafted = await draftOrder(transaction, { basket, customer, request }, context);
  if (drafted.code !== 'Success') return drafted;
  const order = await writeOrder(transaction, drafted.data, context);
  const refused = await holdOrder(transaction, order, now);
  if (refused) return refuseHold(transaction, refused, { ...drafted.data, request });
  await beginPayment(transaction, order, context);
  return succeed(order.number);
}

async function draftOrder(
  transaction: Transaction<Database>,
  draft: Pick<OrderDraft, 'basket' | 'customer'> & { request: PlaceOrderRequest },
  context: PlaceContext,
): Promise<Outcome<OrderDraft>> {
  const { basket, customer, request } = draft;
  const { now } = context;
  // Without its charge the price would have changed, which would not say why.
  if (request.Express && (request.Collect || !shopProfile().delivery.express)) return noExpress();
  const priced = await priceOrder(transaction, basket.guid, withCash(request), { customerId: customer.id, now });
  if (priced.code !== 'Success') return priced;
  const found = await findDestination(transaction, customer.id, request, { lines: priced.data.lines, now });
  if (found.code !== 'Success') return found;
  const { price } = priced.data.priced;
  if (needsPan(price.total) && request.PAN === '') return fail('PanRequired');
  const ordered = { ...priced.data, ...found.data };
  if (isGift(request.Gift) && !(await isOn(transaction, 'GiftOptions'))) {
    return invalidField('Gift', 'Gift options are not offered.');
  }
  const refused = await checkMethod(transaction, request.PaymentMethod, ordered, {
    ...context,
    customerId: customer.id,
  });
  if (refused) return refused;
  const isUsed = price.giftCouponDiscount > 0;
  const giftCouponCode = isUsed ? await codeOfRequest(transaction, request.GiftCouponRequestId) : '';
  return succeed({ ...draft, ...ordered, giftCouponCode, now });
}

const withCash = (request: PlaceOrderRequest) => ({
  ...request,
  isCash: request.PaymentMethod === 'cash-on-delivery',
});

/** Unpaid orders of the same basket hold what this one needs. */
async function abandonEarlierOrders(
  transaction: Transaction<Database>,
  basket: Basket,
  customer: CustomerRow,
  request: PlaceOrderRequest,
  now: number,
): Promise<void> {
  const rows = await transaction
    .selectFrom('orders')
    .select('number')
    .where('basket_guid', '=', basket.guid)
    .where('state', '=', 'payment-pending')
    .execute();
  const numbers = rows.map(({ number }) => number);
  const earlier = await lockOrders(transaction, numbers);
  const wants = () => requiredHolds(transaction, basket.guid, request);
  await abandonOrders(transaction, earlier, { customerId: customer.id, wants }, now);
}

/** Everything that the order of a basket may need to hold. */
async function requiredHolds(
  transaction: Transaction<Database>,
  basketGuid: string,
  { CouponCode, GiftCouponRequestId, GCSessionId }: PlaceOrderRequest,
): Promise<Holdings> {
  const lines = await transaction
    .selectFrom('basket_lines')
    .select('sku')
    .where('basket_guid', '=', basketGuid)
    .execute();
  const giftCoupon = await codeOfRequest(transaction, GiftCouponRequestId);
  const cards = await transaction
    .selectFrom('gift_card_uses')
    .select('card_id')
    .where('session_id', '=', hashToken(GCSessionId))
    .execute();
  return {
    skus: lines.map(({ sku }) => sku),
    coupons: CouponCode === '' ? [] : [canonicalCode(CouponCode)],
    gift_coupons: giftCoupon === '' ? [] : [giftCoupon],
    gift_cards: cards.map(({ card_id }) => card_id),
  };
}

async function codeOfRequest(transaction: Transaction<Database>, requestId: string): Promise<string> {
  const request = await transaction
    .selectFrom('gift_coupon_requests')
    .select('code')
    .where('id', '=', requestId)
    .executeTakeFirst();
  return request?.code ?? '';
}

/** If another cart has just used a gift card, more is left to pay: the shopper learns how much. */
async function refuseHold(
  transaction: Transaction<Database>,
  refused: Outcome<never>,
  { basket, customer, request, now }: Omit<OrderDraft, 'request'> & { request: PlaceOrderRequest },
): Promise<Outcome<never>> {
  // Another shopper has just ordered the last piece of the store; online there may be more.
  if (refused.code === 'OutOfStock' && request.Collect) return notAtStore();
  if (refused.code !== 'GiftCardEmpty') return refused;
  const again = await priceOrder(transaction, basket.guid, withCash(request), { customerId: customer.id, now });
  return again.code === 'Success' ? refused : again;
}

async function beginPayment(
  transaction: Transaction<Database>,
  { number, payment_method: method, payable }: OrderRow,
  context: PlaceContext,
): Promise<void> {
  const { payments, now } = context;
  if (isGateway(method)) {
    const attempt = { subject: 'order', subjectId: number, gateway: method, amount: payable } as const;
    await openAttempt(transaction, { ...attempt, test: payments.test, now });
    return;
  }
  const confirmation = await confirmOrder(transaction, number, context);
  if (confirmation !== 'confirmed') throw new Error(`A new order could not be confirmed: ${confirmation}.`);
}
