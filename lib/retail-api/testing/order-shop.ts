import type { calls, DataOf, GiftOptionsWire, OrderStep, OrderWire } from '#lib/contract/index.ts';
import type { Engine, OpenDatabase } from '../core/db/engine.ts';
import { newId } from '../core/db/new-id.ts';
import type { Courier } from '../orders/couriers/courier.ts';
import { readOrder } from '../orders/order-repository.ts';
import type { PaymentUpdate } from '../payments/gateway.ts';
import { addCustomerToken, dataOf, signInSession } from './api-caller.ts';
import { createTestApi } from './create-test-api.ts';
import { WATCH } from './demo-skus.ts';
import { eraseShoppers } from './erase-shoppers.ts';
import { FakeGateways } from './fake-gateway.ts';
import { addGiftCard, addGiftCoupon } from './gifts.ts';
import { refundedParts, restock } from './ledgers.ts';
import { deskCaller, OPERATOR_KEY } from './operator.ts';
import { type OrderShopper, orderShopper } from './order-shopper.ts';
import { PROMOTIONS_NOW, promotionsOf, VALID } from './promotions.ts';
import { reportPayment } from './report-payment.ts';
import { setSiteOption } from './set-site-option.ts';
import { setDelivery } from './shop-rules.ts';

/** A coupon that each customer can use once. */
export const COUPON = 'TEN';
const PROMOTIONS = promotionsOf({
  coupons: [
    {
      code: COUPON,
      terms: '10 % off.',
      ...VALID,
      maximumUsesPerCustomer: 1,
      benefit: { kind: 'percent', percent: 10 },
    },
  ],
});

/** How an order is bought, unless overridden: one watch, paid at Razorpay, with notices by mail. */
interface PurchaseOptions {
  items?: readonly (readonly [sku: string, quantity: number])[];
  method?: 'razorpay' | 'payu' | 'cash-on-delivery';
  /** Balances of the gift cards that are spent first, in paise. */
  cards?: readonly number[];
  coupon?: boolean;
  giftCoupon?: boolean;
  /** Empty for a customer who gave none. */
  email?: string;
  gift?: GiftOptionsWire;
}

/** An order that was bought, and its shopper. */
export interface Bought {
  shopper: OrderShopper;
  order: OrderWire;
  /** Ids of the gift cards that were spent first. */
  cards: string[];
}

/** The Data of calls that may be refused. */
type Answer = OrderWire & { Reason: string; PayableAmount: number; Field: string };

/** The fields that a step of the order desk needs, unless overridden. */
const STEP_FACTS: Readonly<Partial<Record<OrderStep, object>>> = {
  ship: { Courier: 'Blue Dart', AWB: 'BD123' },
  cancel: { Reason: 'The last piece was damaged.' },
  undelivered: { Reason: 'Nobody was at home three times.' },
};

interface OrderShopOptions {
  /** Whether its payments are no tests, so that reports have them. */
  takesMoney?: boolean;
  /** The courier that staff can book; none if omitted. */
  courier?: Courier;
  /** Folder for the files of imports; without it none can be made. */
  dataDir?: string;
}

/** A shop where orders are bought, changed and advanced, on a new database unless one is given; tests set its clock and the answers of its gateways.  */
export async function orderShop(
  engine: Engine,
  opened?: OpenDatabase,
  { takesMoney = false, courier, dataDir }: OrderShopOptions = {},
) {
  const clock = { now: PROMOTIONS_NOW };
  const gateways = new FakeGateways();
  const alarms: string[] = [];
  const api = await createTestApi({
    engine,
    ...(opened && { opened }),
    catalogue: 'seed',
    promotions: PROMOTIONS,
    operatorKey: OPERATOR_KEY,
    now: () => clock.now,
    payments: { ...gateways.payments(), test: !takesMoney },
    ...(courier && { courier }),
    ...(dataDir !== undefined && { dataDir }),
    alarm: (event) => alarms.push(event),
  });
  const { db } = api.context;
  const setOption = (option: string, value: string) => setSiteOption(db, option, value);

  /** Events with the same timestamp have no order. */
  const tick = () => {
    clock.now += 1;
  };
  /** The gateway reports a payment of the newest attempt to pay an order. */
  const pays = (orderNumber: string, kind?: PaymentUpdate['kind'], paymentId?: string) =>
    reportPayment(api, orderNumber, kind, paymentId);
  const recordIssuedCard = (cardId: string, amount: number) =>
    db
      .insertInto('gift_card_entries')
      .values({ id: newId(), card_id: cardId, kind: 'issue', amount, reference: cardId, at: clock.now })
      .execute();
  const desk = deskCaller(api.handle);
  const advance = (OrderNumber: string, Step: OrderStep, fields: object = {}) => {
    tick();
    return desk<Answer>('AdvanceOrder', {
      OrderNumber,
      Step,
      Operator: 'Meera',
      IdempotencyKey: newId(),
      ...STEP_FACTS[Step],
      ...fields,
    });
  };
  const preview = ({ shopper, order }: Pick<Bought, 'shopper' | 'order'>, fields: object = {}) =>
    shopper.caller.post<DataOf<typeof calls.orderRefundPreview> & Pick<Answer, 'Reason'>>('OrderRefundPreview', {
      OrderNumber: order.OrderNumber,
      For: 'cancel',
      ...fields,
    });

  return {
    api,
    db,
    clock,
    gateways,
    alarms,
    setOption,
    pays,
    desk,
    advance,
    preview,
    /** Resets the shop to its initial state. */
    async reset(stock: Record<string, number> = {}) {
      clock.now = PROMOTIONS_NOW;
      alarms.splice(0);
      gateways.forget();
      await eraseShoppers(db);
      await db.deleteFrom('invoice_series').execute();
      await db.deleteFrom('payment_events').execute();
      for (const option of ['CashOnDelivery', 'OrderCancel', 'OrderModify']) await setOption(option, 'on');
      setDelivery({ charge: 0 });
      await restock(db, stock);
    },
    /** A confirmed order. */
    async bought({
      items = [[WATCH, 1]],
      method = 'razorpay',
      email,
      ...options
    }: PurchaseOptions = {}): Promise<Bought> {
      const shopper = await orderShopper(api, { email: email ?? 'asha@example.com' });
      let BasketGUID = '';
      for (const [sku, quantity] of items) BasketGUID = (await shopper.fill(sku, quantity)).BasketGUID;
      const cards: string[] = [];
      let GCSessionId = '';
      for (const amount of options.cards ?? []) {
        const card = await addGiftCard(db, clock.now, { initial_amount: amount });
        await recordIssuedCard(card.id, amount);
        cards.push(card.id);
        const used = { ...card.pair, BasketGUID, GCSessionId };
        GCSessionId =
          (await shopper.caller.post<{ GCSessionId: string }>('ApplyGiftCard', used)).Data?.GCSessionId ?? '';
      }
      const request = { GiftCouponCode: options.giftCoupon ? await addGiftCoupon(db, clock.now) : '', BasketGUID };
      const coupon = options.giftCoupon
        ? (await shopper.caller.post<{ GiftCouponRequestId: string }>('RequestGiftCoupon', request)).Data
        : null;
      const reductions = { GCSessionId, ...coupon, ...(options.coupon ? { CouponCode: COUPON } : {}) };
      const isPaid = (await shopper.view(reductions))?.PayableAmount === 0;
      const placed = await shopper.ordered({
        ...reductions,
        PaymentMethod: isPaid ? 'gift-card' : method,
        ...(options.gift && { Gift: options.gift }),
      });
      if (placed.State === 'payment-pending') await pays(placed.OrderNumber);
      const order = await shopper.caller.post<OrderWire>('OrderDetails', { OrderNumber: placed.OrderNumber });
      if (order.Data?.State !== 'confirmed') throw new Error(`Not confirmed: ${JSON.stringify(order)}`);
      return { shopper, order: order.Data, cards };
    },
    /** Cancels with the refund that the preview shows, unless overridden. */
    async cancel(bought: Pick<Bought, 'shopper' | 'order'>, fields: Record<string, unknown> = {}) {
      const { Lines, RefundTo } = fields;
      const request = { ...(Lines ? { Lines } : {}), ...(RefundTo ? { RefundTo } : {}) };
      tick();
      const ExpectedRefund = fields.ExpectedRefund ?? (await preview(bought, request)).Data?.Amount ?? 0;
      return bought.shopper.caller.post<Answer>('CancelOrder', {
        OrderNumber: bought.order.OrderNumber,
        Reason: 'changed-mind',
        IdempotencyKey: newId(),
        ...fields,
        ExpectedRefund,
      });
    },
    modify({ shopper, order }: Pick<Bought, 'shopper' | 'order'>, fields: object) {
      tick();
      return shopper.caller.post<Answer>('ModifyOrder', {
        OrderNumber: order.OrderNumber,
        IdempotencyKey: newId(),
        ...fields,
      });
    },
    /** Advances an order by steps of the order desk, each of which must succeed. */
    async advanced(number: string, ...steps: readonly OrderStep[]): Promise<void> {
      for (const step of steps) dataOf(await advance(number, step), step);
    },
    async details({ shopper, order }: Pick<Bought, 'shopper' | 'order'>): Promise<OrderWire> {
      const { OrderNumber } = order;
      return dataOf(await shopper.caller.post<OrderWire>('OrderDetails', { OrderNumber }), 'OrderDetails');
    },
    /** The shopper with a new session: JWT and customer token are only valid for a while. */
    async back({ shopper }: Pick<Bought, 'shopper'>): Promise<OrderShopper> {
      return { ...shopper, caller: await signInSession(api.handle, await addCustomerToken(api.context, shopper.id)) };
    },
    row: (number: string) => readOrder(db, number),
    mails: (kind: string) =>
      db.selectFrom('outbox').selectAll().where('kind', '=', kind).orderBy('created_at').execute(),
    orderRefunds: () => refundedParts(db),
  };
}

export type OrderShop = Awaited<ReturnType<typeof orderShop>>;
