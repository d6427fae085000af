import type { OrderWire } from '#lib/contract/index.ts';
import type { Engine } from '../core/db/engine.ts';
import type { Logger } from '../core/log.ts';
import { holdOrder } from '../orders/hold-order.ts';
import { attemptToPay } from '../payments/attempt-to-pay.ts';
import { type AttemptRow, openAttempt } from '../payments/attempts.ts';
import type { PaymentUpdate } from '../payments/gateway.ts';
import { returnMark } from '../payments/return-mark.ts';
import { type ApiCaller, signInSession } from './api-caller.ts';
import { createTestApi, type TestApi } from './create-test-api.ts';
import { eraseShoppers } from './erase-shoppers.ts';
import { FakeGateway, paymentsBy, paymentUpdateOf } from './fake-gateway.ts';
import { restock } from './ledgers.ts';
import { orderShopper } from './order-shopper.ts';
import { insertOrder } from './orders.ts';

export const SHOP_NOW = Date.parse('2026-11-21T20:00:00Z');
/** What most tests sell, and how many of it are there. */
export const PAID_SKU = '2101PK01';

/** An order that waits for its payment, and its first attempt. */
export interface Unpaid {
  order: OrderWire;
  attempt: AttemptRow;
}

/** A shop whose gateways answer what tests say. */
export async function paymentShop(engine: Engine, log?: Logger) {
  const clock = { now: SHOP_NOW };
  const alarms: string[] = [];
  const gateways = { razorpay: new FakeGateway('razorpay'), payu: new FakeGateway('payu') };
  const api: TestApi = await createTestApi({
    engine,
    catalogue: 'seed',
    now: () => clock.now,
    payments: paymentsBy(gateways.razorpay, gateways.payu),
    alarm: (event) => alarms.push(event),
    ...(log ? { log } : {}),
  });
  const { db } = api.context;
  let session = { caller: await signInSession(api.handle), at: clock.now };
  /** A JWT is good for a while only, and days pass in tests. */
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
    /** The storefront, which knows no customer. */
    store,
    /** As on the first day. */
    async reset(stock: Record<string, number> = {}) {
      clock.now = SHOP_NOW;
      alarms.splice(0);
      for (const gateway of Object.values(gateways)) gateway.forget();
      await eraseShoppers(db);
      await db.deleteFrom('payment_events').execute();
      await restock(db, stock);
    },
    /** A new customer orders one piece, to be paid by Razorpay unless something else is given, and is shown how to. */
    async unpaid(fields: Record<string, unknown> = {}, sku = PAID_SKU): Promise<Unpaid> {
      const shopper = await orderShopper(api);
      await shopper.fill(sku);
      const order = await shopper.ordered(fields);
      const [opened] = await attemptsOf(order.OrderNumber);
      if (!opened) throw new Error('The order has no attempt.');
      const wanted = { ...opened, subjectId: opened.subject_id, test: opened.test === 1, now: clock.now };
      const attempt = await db.transaction().execute((transaction) => attemptToPay(transaction, wanted));
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
      const { Data } = await store.post<OrderWire>('OrderDetails', { OrderKey });
      if (!Data) throw new Error('There is no such order.');
      return Data;
    },
    start: (OrderKey: string, Gateway = 'razorpay', Subject = 'order') =>
      store.post('StartPayment', { OrderKey, Gateway, Subject, SiteURL: 'http://shop.test' }),
    /** A browser comes back from the attempt that it began; signed, unless something else is given. */
    comesBack: (
      attempt: Pick<AttemptRow, 'id' | 'gateway'>,
      Fields: Record<string, string> = { signature: 'signed' },
      Mark = returnMark(api.context.secret, attempt.id),
    ) =>
      store.post<{ PaymentState: string; OrderKey: string; Subject: string }>('PaymentReturn', {
        Gateway: attempt.gateway,
        Fields: { attempt: attempt.id, ...Fields },
        Mark,
      }),
    /** The same news of an attempt at every asking; of its amount, unless another is given. */
    says({ id, gateway, amount }: AttemptRow, kind: PaymentUpdate['kind'], given = amount): PaymentUpdate {
      const news = paymentUpdateOf(kind, given, `pay_${id}`);
      gateways[gateway].says.set(id, [news]);
      return news;
    },
    payments: () => db.selectFrom('payments').selectAll().orderBy('captured_at').orderBy('purpose').execute(),
    refunds: () => db.selectFrom('refunds').selectAll().orderBy('created_at').execute(),
    mails: async (kind: string) =>
      (await db.selectFrom('outbox').selectAll().where('kind', '=', kind).execute()).length,
  };
}

export type PaymentShop = Awaited<ReturnType<typeof paymentShop>>;
