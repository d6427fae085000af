import { paymentUpdateOf, paymentWebhook } from '../testing/fake-gateway.ts';
import { type PaymentShop, paymentShop } from '../testing/payment-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import { sendRefunds, waitAfter } from './send-refunds.ts';

const SECOND = 1_000;
const DAY = 24 * 3600 * SECOND;

test('waits from ten seconds doubling up to an hour', () => {
  expect([1, 2, 3, 9, 10, 1000].map((tries) => waitAfter(tries) / SECOND)).toEqual([10, 20, 40, 2560, 3600, 3600]);
});

describeOnEachEngine('sending money back', (engine) => {
  let shop: PaymentShop;

  beforeAll(async () => {
    shop = await paymentShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  const goOn = new AbortController().signal;
  const round = (cut = goOn) => sendRefunds(shop.api.context, cut);
  const gateway = () => shop.gateways.razorpay;

  /** An order for which a rupee too much was taken, so that all of it goes back. */
  async function owed() {
    const { order, attempt } = await shop.unpaid();
    const news = paymentUpdateOf('captured', attempt.amount + 100, `pay_${attempt.id}`);
    await shop.store.post('PaymentWebhook', paymentWebhook(attempt.id, news, attempt.id));
    shop.alarms.splice(0);
    return { order, attempt, amount: news.amount };
  }

  test('sends it once, with its id and the whole amount, and tells that it is back', async () => {
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

  test('what was no test is not sent to a gateway for tests, and waits', async () => {
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

  test('one that is under way is asked for by the gateway’s name until it is done', async () => {
    await owed();
    gateway().refundState = 'sent';
    await round();
    const [sent] = await shop.refunds();
    expect(sent).toMatchObject({ state: 'sent', next_try_at: shop.clock.now + 10 * SECOND });
    gateway().refundState = 'processed';
    shop.clock.now += 10 * SECOND;
    await round();
    expect([...gateway().refunds.values()]).toMatchObject([{ gatewayRefundId: `rfnd_${sent?.id}` }]);
    expect(await shop.refunds()).toMatchObject([{ state: 'processed' }]);
  });

  test('while the gateway is down it waits longer and longer, under the same id', async () => {
    await owed();
    gateway().down = true;
    for (const wait of [10, 20, 40]) {
      await round();
      expect(await shop.refunds()).toMatchObject([{ state: 'waiting', next_try_at: shop.clock.now + wait * SECOND }]);
      shop.clock.now += wait * SECOND;
    }
    gateway().down = false;
    await round();
    expect([...gateway().refunds.keys()]).toEqual((await shop.refunds()).map(({ id }) => id));
  });

  test('one that failed is told to the operator and sent anew each day for a week, and then no more', async () => {
    const { order } = await owed();
    gateway().refundState = 'failed';
    await round();
    for (let day = 1; day <= 7; day += 1) {
      expect(await shop.refunds()).toMatchObject([{ state: 'failed', next_try_at: shop.clock.now + DAY }]);
      shop.clock.now += DAY - 1;
      await round();
      expect(shop.alarms).toHaveLength(day);
      shop.clock.now += 1;
      await round();
    }
    shop.clock.now += DAY;
    await round();
    expect(await shop.refunds()).toMatchObject([{ state: 'failed', next_try_at: null }]);
    expect(shop.alarms).toEqual(Array.from({ length: 8 }, () => 'refund-failed'));
    // The gateway would say of the same id again that it failed.
    const sent = [...gateway().refunds.values()];
    expect(sent).toHaveLength(8);
    expect(sent.every(({ gatewayRefundId }) => gatewayRefundId === null)).toBe(true);
    expect((await shop.order(order.OrderKey)).PaymentState).toBe('refunding');
  });

  test('one that failed and then went is back', async () => {
    const { order } = await owed();
    gateway().refundState = 'failed';
    await round();
    gateway().refundState = 'processed';
    shop.clock.now += DAY;
    await round();
    expect(await shop.refunds()).toMatchObject([{ state: 'processed', next_try_at: null }]);
    expect((await shop.order(order.OrderKey)).PaymentState).toBe('refunded');
  });

  test('two processes at once send one that failed once more, and not twice', async () => {
    await owed();
    gateway().refundState = 'failed';
    await round();
    gateway().refundState = 'sent';
    shop.clock.now += DAY;
    await Promise.all(Array.from({ length: 10 }, () => round()));
    expect(gateway().calls.refund).toBe(2);
    expect(await shop.refunds()).toMatchObject([{ state: 'sent', failures: 1 }]);
  });

  test('two processes at once send it once', async () => {
    await owed();
    await Promise.all(Array.from({ length: 10 }, () => round()));
    expect(gateway().calls.refund).toBe(1);
  });

  test('a process that ended in the middle leaves it to the next', async () => {
    await owed();
    const asking = Promise.withResolvers<void>();
    gateway().meanwhile = () => {
      asking.resolve();
      return new Promise(() => undefined);
    };
    const cut = new AbortController();
    const ended = round(cut.signal);
    await asking.promise;
    cut.abort();
    await ended;
    gateway().meanwhile = () => undefined;
    shop.clock.now += 30 * SECOND;
    await round();
    expect(await shop.refunds()).toMatchObject([{ state: 'processed' }]);
  });
});
