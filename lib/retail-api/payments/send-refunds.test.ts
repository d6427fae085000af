import { DAY_MS, SECOND_MS } from '#lib/shared/durations.ts';
import { fakePaymentWebhook, testPaymentUpdate } from '../testing/fake-gateway.ts';
import { type PaymentShop, paymentShop } from '../testing/payment-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import { sendRefunds, waitAfter } from './send-refunds.ts';

test('the wait doubles from ten seconds up to an hour', () => {
  expect([1, 2, 3, 9, 10, 1000].map((tries) => waitAfter(tries) / SECOND_MS)).toEqual([10, 20, 40, 2560, 3600, 3600]);
});

describeOnEachEngine('sending refunds', (engine) => {
  let shop: PaymentShop;

  beforeAll(async () => {
    shop = await paymentShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  const goOn = new AbortController().signal;
  const round = (cut = goOn) => sendRefunds(shop.api.context, cut);
  const gateway = () => shop.gateways.razorpay;

  /** An order charged one rupee too much, so that the whole payment is refunded. */
  async function owed() {
    const { order, attempt } = await shop.unpaid();
    const update = testPaymentUpdate('captured', attempt.amount + 100, `pay_${attempt.id}`);
    await shop.store.post('PaymentWebhook', fakePaymentWebhook(attempt.id, update, attempt.id));
    shop.alarms.splice(0);
    return { order, attempt, amount: update.amount };
  }

  test('a refund is sent once, with its id and the whole amount, and is reported as refunded', async () => {
    const { order, attempt, amount } = await owed();
    await round();
    await round();
    const [refund] = await shop.refunds();
    expect([...gateway().refunds.values()]).toEqual([
      { id: refund?.id, gatewayPaymentId: `pay_${attempt.id}`, amount, gatewayRefundId: null },
    ]);
    expect(gateway().calls.refund).toBe(1);
    expect(refund).toMatchObject({ state: 'processed', processed_at: shop.clock.now, next_try_at: null, tries: 1 });
    expect(refund?.id).toMatch(/^R[0-9A-F]{22}$/);
    expect(await shop.order(order.OrderKey)).toMatchObject({ PaymentState: 'refunded', RefundAmount: amount / 100 });
  });

  test('a refund of a live payment waits and is not sent to a test gateway', async () => {
    await owed();
    const isTest = (test: number) => shop.db.updateTable('payment_attempts').set({ test }).execute();
    await isTest(0);
    await round();
    expect(gateway().calls.refund).toBe(0);
    expect(await shop.refunds()).toMatchObject([{ state: 'waiting', tries: 0 }]);
    await isTest(1);
    await round();
    expect(await shop.refunds()).toMatchObject([{ state: 'processed' }]);
  });

  test('a refund in progress is queried by the gateway’s id until it is processed', async () => {
    await owed();
    gateway().refundState = 'sent';
    await round();
    const [sent] = await shop.refunds();
    expect(sent).toMatchObject({ state: 'sent', next_try_at: shop.clock.now + 10 * SECOND_MS });
    gateway().refundState = 'processed';
    shop.clock.now += 10 * SECOND_MS;
    await round();
    expect([...gateway().refunds.values()]).toMatchObject([{ gatewayRefundId: `rfnd_${sent?.id}` }]);
    expect(await shop.refunds()).toMatchObject([{ state: 'processed' }]);
  });

  test('while the gateway is down, a refund is retried after longer and longer waits under the same id', async () => {
    await owed();
    gateway().down = true;
    for (const wait of [10, 20, 40]) {
      await round();
      expect(await shop.refunds()).toMatchObject([
        { state: 'waiting', next_try_at: shop.clock.now + wait * SECOND_MS },
      ]);
      shop.clock.now += wait * SECOND_MS;
    }
    gateway().down = false;
    await round();
    expect([...gateway().refunds.keys()]).toEqual((await shop.refunds()).map(({ id }) => id));
  });

  test('a failed refund is reported to the operator and sent again daily for a week, and then no more', async () => {
    const { order } = await owed();
    gateway().refundState = 'failed';
    await round();
    for (let day = 1; day <= 7; day += 1) {
      expect(await shop.refunds()).toMatchObject([{ state: 'failed', next_try_at: shop.clock.now + DAY_MS }]);
      shop.clock.now += DAY_MS - 1;
      await round();
      expect(shop.alarms).toHaveLength(day);
      shop.clock.now += 1;
      await round();
    }
    shop.clock.now += DAY_MS;
    await round();
    expect(await shop.refunds()).toMatchObject([{ state: 'failed', next_try_at: null }]);
    expect(shop.alarms).toEqual(Array.from({ length: 8 }, () => 'refund-failed'));
    // The gateway would report the failure again for the same id.
    const sent = [...gateway().refunds.values()];
    expect(sent).toHaveLength(8);
    expect(sent.every(({ gatewayRefundId }) => gatewayRefundId === null)).toBe(true);
    expect((await shop.order(order.OrderKey)).PaymentState).toBe('refunding');
  });

  test('a refund that succeeds after a failure is processed', async () => {
    const { order } = await owed();
    gateway().refundState = 'failed';
    await round();
    gateway().refundState = 'processed';
    shop.clock.now += DAY_MS;
    await round();
    expect(await shop.refunds()).toMatchObject([{ state: 'processed', next_try_at: null }]);
    expect((await shop.order(order.OrderKey)).PaymentState).toBe('refunded');
  });

  test('two concurrent processes send a failed refund again only once', async () => {
    await owed();
    gateway().refundState = 'failed';
    await round();
    gateway().refundState = 'sent';
    shop.clock.now += DAY_MS;
    await Promise.all(Array.from({ length: 10 }, () => round()));
    expect(gateway().calls.refund).toBe(2);
    expect(await shop.refunds()).toMatchObject([{ state: 'sent', failures: 1 }]);
  });

  test('two concurrent processes send a refund once', async () => {
    await owed();
    await Promise.all(Array.from({ length: 10 }, () => round()));
    expect(gateway().calls.refund).toBe(1);
  });

  test('a refund that a process left unfinished is sent by the next', async () => {
    await owed();
    const requested = Promise.withResolvers<void>();
    gateway().beforeAnswer = () => {
      requested.resolve();
      return new Promise(() => undefined);
    };
    const cut = new AbortController();
    const ended = round(cut.signal);
    await requested.promise;
    cut.abort();
    await ended;
    gateway().beforeAnswer = () => undefined;
    shop.clock.now += 30 * SECOND_MS;
    await round();
    expect(await shop.refunds()).toMatchObject([{ state: 'processed' }]);
  });
});
