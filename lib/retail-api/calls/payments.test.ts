import pino from 'pino';
import { RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { DAY_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { fakePaymentWebhook, fakeRefundWebhook, testPaymentUpdate } from '../testing/fake-gateway.ts';
import { shelfOf, stockByLedger } from '../testing/ledgers.ts';
import { PAID_SKU, type PaymentShop, paymentShop } from '../testing/payment-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const codeOf = (name: ReturnCodeName) => RETURN_CODES[name].code;

describeOnEachEngine('payment calls', (engine) => {
  let shop: PaymentShop;
  const lines: Record<string, unknown>[] = [];

  beforeAll(async () => {
    const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
    shop = await paymentShop(engine, log);
  });
  beforeEach(async () => {
    lines.splice(0);
    await shop.reset();
  });
  afterAll(() => shop.api.close());

  const attemptIn = ({ Data }: { Data: unknown }) => (Data as { Fields: { attempt: string } }).Fields.attempt;

  describe('StartPayment', () => {
    test('StartPayment opens the attempt of the placed order, once for concurrent requests', async () => {
      const { order, attempt } = await shop.unpaid();
      const answers = await Promise.all(Array.from({ length: 10 }, () => shop.start(order.OrderKey)));
      expect(new Set(answers.map(attemptIn))).toEqual(new Set([attempt.id]));
      expect(await shop.attemptsOf(order.OrderNumber)).toMatchObject([{ gateway_order_id: `order_${attempt.id}` }]);
      const { open } = shop.gateways.razorpay.calls;
      await shop.start(order.OrderKey);
      expect(shop.gateways.razorpay.calls.open).toBe(open);
    });

    test('StartPayment loses nothing while the gateway is down', async () => {
      const { order, attempt } = await shop.unpaid();
      shop.gateways.razorpay.down = true;
      expect((await shop.start(order.OrderKey)).ReturnCode).toBe(codeOf('PaymentUnavailable'));
      shop.gateways.razorpay.down = false;
      expect(attemptIn(await shop.start(order.OrderKey))).toBe(attempt.id);
    });

    test('StartPayment with the other gateway changes the order’s gateway', async () => {
      const { order, attempt } = await shop.unpaid();
      const other = await shop.start(order.OrderKey, 'payu');
      expect(attemptIn(other)).not.toBe(attempt.id);
      expect(attemptIn(await shop.start(order.OrderKey, 'payu'))).toBe(attemptIn(other));
      expect((await shop.order(order.OrderKey)).PaymentMethod).toBe('payu');
    });

    test('StartPayment after a failure reuses the Razorpay order, and makes a new attempt at PayU', async () => {
      for (const [Gateway, attempts] of [
        ['razorpay', 1],
        ['payu', 2],
      ] as const) {
        const { order, attempt } = await shop.unpaid({ PaymentMethod: Gateway });
        await shop.start(order.OrderKey, Gateway);
        shop.report(attempt, 'failed');
        expect((await shop.returnFromGateway(attempt)).Data).toMatchObject({ PaymentState: 'failed' });
        shop.clock.now += 5 * MINUTE_MS;
        await shop.start(order.OrderKey, Gateway);
        const all = await shop.attemptsOf(order.OrderNumber);
        expect(all).toHaveLength(attempts);
        expect(all.at(-1)).toMatchObject({ state: 'created', next_check_at: shop.clock.now + 2 * MINUTE_MS });
        expect(await shop.order(order.OrderKey)).toMatchObject({ PaymentState: 'awaiting' });
      }
    });

    test('StartPayment reserves released goods again, and reports when they are gone', async () => {
      const { order, attempt } = await shop.unpaid();
      await shop.start(order.OrderKey);
      await shop.store.post('CancelPayment', { OrderKey: order.OrderKey });
      expect(await shelfOf(shop.db, PAID_SKU)).toBe(2);
      await shop.start(order.OrderKey);
      expect(await shelfOf(shop.db, PAID_SKU)).toBe(1);
      await shop.store.post('CancelPayment', { OrderKey: order.OrderKey });
      await shop.db.updateTable('skus').set({ quantity: 0 }).where('sku', '=', PAID_SKU).execute();
      expect((await shop.start(order.OrderKey)).ReturnCode).toBe(codeOf('OutOfStock'));
      expect(await shop.attemptsOf(order.OrderNumber)).toMatchObject([{ id: attempt.id, state: 'given-up' }]);
    });

    test('StartPayment of a paid order says so, and opens nothing', async () => {
      const { order, attempt } = await shop.unpaid();
      shop.report(attempt, 'captured');
      await shop.returnFromGateway(attempt);
      expect((await shop.start(order.OrderKey, 'payu')).Data).toEqual({ Kind: 'settled' });
      expect(await shop.attemptsOf(order.OrderNumber)).toHaveLength(1);
    });

    test('StartPayment of yesterday’s order, or of an unknown one, is refused', async () => {
      const { order } = await shop.unpaid();
      await shop.db
        .updateTable('orders')
        .set({ placed_at: shop.clock.now - DAY_MS })
        .execute();
      expect((await shop.start(order.OrderKey)).ReturnCode).toBe(codeOf('OrderClosed'));
      expect((await shop.start('A'.repeat(24))).ReturnCode).toBe(codeOf('NotFound'));
      expect((await shop.start('A'.repeat(24), 'razorpay', 'gift-card')).ReturnCode).toBe(codeOf('NotFound'));
    });

    test('StartPayment is refused while it is uncertain whether the order is paid', async () => {
      const { order, attempt } = await shop.unpaid();
      shop.gateways.razorpay.down = true;
      await shop.returnFromGateway(attempt);
      expect((await shop.start(order.OrderKey, 'payu')).ReturnCode).toBe(codeOf('Conflict'));
      expect(await shop.attemptsOf(order.OrderNumber)).toHaveLength(1);
    });

    test('StartPayment is limited to 30 times per hour, for this order only', async () => {
      const { order } = await shop.unpaid();
      for (let press = 0; press < 30; press += 1) expect((await shop.start(order.OrderKey)).ReturnCode).toBe(0);
      expect((await shop.start(order.OrderKey)).ReturnCode).toBe(codeOf('TooManyRequests'));
      expect((await shop.start((await shop.unpaid()).order.OrderKey)).ReturnCode).toBe(0);
    });
  });

  describe('PaymentWebhook', () => {
    test('PaymentWebhook with a wrong signature changes nothing and is logged', async () => {
      const { order, attempt } = await shop.unpaid();
      const webhook = fakePaymentWebhook(attempt.id, testPaymentUpdate('captured', attempt.amount), 'forged');
      const refused = await shop.store.post('PaymentWebhook', { ...webhook, Signature: 'forged' });
      expect(refused.ReturnCode).toBe(codeOf('PaymentInvalid'));
      expect((await shop.order(order.OrderKey)).State).toBe('payment-pending');
      expect(lines).toMatchObject([{ event: 'payment-webhook-invalid', reason: 'signature' }]);
    });

    test('PaymentWebhook responds without calling the gateway; an authorised payment is left to the next poll', async () => {
      const { order, attempt } = await shop.unpaid();
      await shop.store.post(
        'PaymentWebhook',
        fakePaymentWebhook(attempt.id, testPaymentUpdate('authorized', attempt.amount), 'one'),
      );
      expect(shop.gateways.razorpay.calls).toEqual({ open: 0, fetchPayments: 0, capture: 0, refund: 0 });
      expect(await shop.attemptsOf(order.OrderNumber)).toMatchObject([
        { state: 'authorized', next_check_at: shop.clock.now },
      ]);
      expect(await shop.order(order.OrderKey)).toMatchObject({ PaymentState: 'checking' });
    });

    test('PaymentWebhook that is not fully signed schedules one early poll of the gateway', async () => {
      const { order, attempt } = await shop.unpaid();
      const later = shop.clock.now + MINUTE_MS;
      for (let times = 0; times < 2; times += 1) {
        await shop.store.post('PaymentWebhook', fakePaymentWebhook(attempt.id, null, 'changed'));
        const [row] = await shop.attemptsOf(order.OrderNumber);
        expect(row?.next_check_at).toBe(times === 0 ? shop.clock.now : later);
        await shop.db.updateTable('payment_attempts').set({ next_check_at: later }).execute();
      }
    });

    test('PaymentWebhook for a refund only moves it forward, and alerts the operator of a failed one', async () => {
      const { attempt } = await shop.unpaid();
      const wrong = testPaymentUpdate('captured', attempt.amount + 1);
      await shop.store.post('PaymentWebhook', fakePaymentWebhook(attempt.id, wrong, 'paid'));
      shop.alarms.splice(0);
      await shop.db.updateTable('refunds').set({ state: 'sent', gateway_refund_id: 'rfnd_1' }).execute();
      for (const [state, name, event] of [
        ['sent', 'rfnd_1', 'a'],
        ['processed', 'rfnd_other', 'b'],
        ['failed', 'rfnd_1', 'c'],
        ['sent', 'rfnd_1', 'd'],
        ['failed', 'rfnd_1', 'e'],
        ['processed', 'rfnd_1', 'f'],
        ['failed', 'rfnd_1', 'g'],
      ] as const) {
        await shop.store.post('PaymentWebhook', fakeRefundWebhook(name, state, event));
      }
      expect(await shop.refunds()).toMatchObject([{ state: 'processed', next_try_at: null, failures: 1 }]);
      expect(shop.alarms).toEqual(['refund-failed']);
    });
  });

  describe('CancelPayment', () => {
    const cancel = (OrderKey: string) => shop.store.post('CancelPayment', { OrderKey });

    test('CancelPayment releases the goods of the order, which stays payable', async () => {
      const { order } = await shop.unpaid();
      expect((await cancel(order.OrderKey)).Data).toMatchObject({
        State: 'payment-pending',
        PaymentState: 'failed',
        CanPay: true,
        HoldExpiresAt: null,
      });
      await cancel(order.OrderKey);
      expect(await shelfOf(shop.db, PAID_SKU)).toBe(2);
      expect((await stockByLedger(shop.db))[PAID_SKU]).toBe(2);
      expect((await cancel('A'.repeat(24))).ReturnCode).toBe(codeOf('NotFound'));
    });

    test('a payment that arrives after CancelPayment counts', async () => {
      const { order, attempt } = await shop.unpaid();
      await cancel(order.OrderKey);
      await shop.store.post(
        'PaymentWebhook',
        fakePaymentWebhook(attempt.id, testPaymentUpdate('captured', attempt.amount), 'late'),
      );
      expect(await shop.order(order.OrderKey)).toMatchObject({ State: 'confirmed', PaymentState: 'paid' });
    });

    test('CancelPayment of an order that is paid or may be paid changes nothing', async () => {
      const [paid, checking] = [await shop.unpaid(), await shop.unpaid()];
      shop.report(paid.attempt, 'captured');
      await shop.returnFromGateway(paid.attempt);
      expect((await cancel(paid.order.OrderKey)).Data).toMatchObject({ PaymentState: 'paid' });
      shop.gateways.razorpay.down = true;
      await shop.returnFromGateway(checking.attempt);
      expect((await cancel(checking.order.OrderKey)).Data).toMatchObject({ PaymentState: 'checking' });
      expect(await shelfOf(shop.db, PAID_SKU)).toBe(0);
    });
  });
});
