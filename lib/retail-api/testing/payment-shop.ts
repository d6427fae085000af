import type { OrderWire } from '#lib/contract/index.ts';
import type { Engine } from '../core/db/engine.ts';
import type { Logger } from '../core/log.ts';
import { holdOrder } from '../orders/holds/hold-order.ts';
import { attemptToPay } from '../payments/attempt-to-pay.ts';
import { type AttemptRow, openAttempt } from '../payments/attempts.ts';
import type { PaymentUpdate } from '../payments/gateway.ts';
import { signReturnToken } from '../payments/return-token.ts';
import { type ApiCaller, dataOf, signInSession } from './api-caller.ts';
import { createTestApi, type TestApi } from './create-test-api.ts';
import { eraseShoppers } from './erase-shoppers.ts';
import { FakeGateways, testPaymentUpdate } from './fake-gateway.ts';
import { restock } from './ledgers.ts';
import { orderShopper } from './order-shopper.ts';
import { insertOrder } from './orders.ts';

export const SHOP_NOW = Date.parse('2026-11-21T20:00:00Z');
/** The SKU that most tests sell. */
export const PAID_SKU = '2101PK01';

/** An order with a pending payment, and its first attempt. */
export interface Unpaid {
  order: OrderWire;
  attempt: AttemptRow;
}

/** A shop whose gateways give scripted answers. */
export async function paymentShop(engine: Engine, log?: Logger) {
  const clock = { now: SHOP_NOW };
  const alarms: string[] = [];
  const gateways = new FakeGateways();
  const api: TestApi = await createTestApi({
    engine,
    catalogue: 'seed',
    now: () => clock.now,
    payments: gateways.payments(),
    alarm: (event) => alarms.push(event),
    ...(log ? { log } : {}),
  });
  const { db } = api.context;
  let session = { caller: await signInSession(api.handle), at: clock.now };
  /** A JWT is only valid for a while, and days pass in tests. */
  const store: Pick<ApiCaller, 'post'> = {
    async post(name, body) {
      if (session.at !== clock.now) session = { caller: await signInSession(api.handle), at: clock.now };
      return session.caller.post(name, body);
    },
  };
  const attemptsOf = (subjectId: string) =>
    db
      .selectFrom('payment_attempts')
      .selectAll()
      .where('subject_id', '=', subjectId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  return {
    api,
    db,
    clock,
    alarms,
    gateways,
    attemptsOf,
    /** The storefront, as a guest. */
    store,
    /** Resets the shop to its initial state. */
    async reset(stock: Record<string, number> = {}) {
      clock.now = SHOP_NOW;
      alarms.splice(0);
      gateways.forget();
      await eraseShoppers(db);
      await db.deleteFrom('payment_events').execute();
      await restock(db, stock);
    },
    /** A new customer orders one item, by Razorpay unless overridden, and starts the payment. */
    async unpaid(fields: Record<string, unknown> = {}, sku = PAID_SKU): Promise<Unpaid> {
      const shopper = await orderShopper(api);
      await shopper.fill(sku);
      const order = await shopper.ordered(fields);
      const [opened] = await attemptsOf(order.OrderNumber);
      if (!opened) throw new Error('The order has no attempt.');
      const attemptRequest = { ...opened, subjectId: opened.subject_id, test: opened.test === 1, now: clock.now };
      const attempt = await db.transaction().execute((transaction) => attemptToPay(transaction, attemptRequest));
      return { order, attempt };
    },
    /** The same without a customer and a cart, which is faster. */
    async held(): Promise<{ key: string; attempt: AttemptRow }> {
      const order = await insertOrder(db, { placed_at: clock.now, lines: [{ sku: PAID_SKU, product_code: PAID_SKU }] });
      const attempt = await db.transaction().execute(async (transaction) => {
        await holdOrder(transaction, order, clock.now);
        return openAttempt(transaction, {
          subject: 'order',
          subjectId: order.number,
          gateway: 'razorpay',
          amount: order.payable,
          test: true,
          now: clock.now,
        });
      });
      return { key: order.key, attempt };
    },
    async order(OrderKey: string): Promise<OrderWire> {
      return dataOf(await store.post<OrderWire>('OrderDetails', { OrderKey }), 'OrderDetails');
    },
    start: (OrderKey: string, Gateway = 'razorpay', Subject = 'order') =>
      store.post('StartPayment', { OrderKey, Gateway, Subject, SiteURL: 'http://shop.test' }),
    /** The browser returns from the payment page of an attempt; signed, unless overridden. */
    returnFromGateway: (
      attempt: Pick<AttemptRow, 'id' | 'gateway'>,
      Fields: Record<string, string> = { signature: 'signed' },
      Mark = signReturnToken(api.context.secret, attempt.id),
    ) =>
      store.post<{ PaymentState: string; OrderKey: string; Subject: string }>('PaymentReturn', {
        Gateway: attempt.gateway,
        Fields: { attempt: attempt.id, ...Fields },
        Mark,
      }),
    /**
     * Makes the gateway report the same status of an attempt every time; with the attempt's amount, unless overridden.
     */
    report({ id, gateway, amount }: AttemptRow, kind: PaymentUpdate['kind'], reportedAmount = amount): PaymentUpdate {
      const update = testPaymentUpdate(kind, reportedAmount, `pay_${id}`);
      gateways[gateway].updates.set(id, [update]);
      return update;
    },
    payments: () => db.selectFrom('payments').selectAll().orderBy('captured_at').orderBy('purpose').execute(),
    refunds: () => db.selectFrom('refunds').selectAll().orderBy('created_at').execute(),
    mails: async (kind: string) =>
      (await db.selectFrom('outbox').selectAll().where('kind', '=', kind).execute()).length,
  };
}

export type PaymentShop = Awaited<ReturnType<typeof paymentShop>>;
