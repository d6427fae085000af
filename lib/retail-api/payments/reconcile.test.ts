import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { fakePaymentWebhook, testPaymentUpdate } from '../testing/fake-gateway.ts';
import { PAID_SKU, type PaymentShop, paymentShop } from '../testing/payment-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import { advanceChecks, reconcile } from './reconcile.ts';

describeOnEachEngine('the reconciler', (engine) => {
  let shop: PaymentShop;

  beforeAll(async () => {
    shop = await paymentShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  const goOn = new AbortController().signal;
  const round = (cut = goOn) => reconcile(shop.api.context, cut);
  const later = (ms: number) => {
    shop.clock.now += ms;
    return round();
  };
  const statusQueries = () => shop.gateways.razorpay.calls.fetchPayments;

  test('queries after 2, 5, 15 and 60 minutes and daily for a week, then no more', async () => {
    const { order } = await shop.unpaid();
    const minutes: number[] = [];
    const start = shop.clock.now;
    for (let checks = 0; checks < 20; checks += 1) {
      const [attempt] = await shop.attemptsOf(order.OrderNumber);
      if (!attempt?.next_check_at) break;
      shop.clock.now = attempt.next_check_at - 1;
      await round();
      expect(statusQueries()).toBe(checks);
      shop.clock.now = attempt.next_check_at;
      await round();
      expect(statusQueries()).toBe(checks + 1);
      minutes.push((shop.clock.now - start) / MINUTE_MS);
    }
    expect(minutes).toEqual([2, 5, 15, 60, 1440, 2880, 4320, 5760, 7200, 8640, 10080]);
    expect(shop.alarms).toEqual([]);
  });

  test('reconciliation finds a payment that no return or webhook reported', async () => {
    const { order, attempt } = await shop.unpaid();
    shop.report(attempt, 'captured');
    await later(2 * MINUTE_MS);
    expect(await shop.order(order.OrderKey)).toMatchObject({ State: 'confirmed', PaymentState: 'paid' });
    await later(HOUR_MS);
    expect(statusQueries()).toBe(1);
  });

  test('confirms an order that was being checked while the gateway was down', async () => {
    const { order, attempt } = await shop.unpaid();
    shop.report(attempt, 'captured');
    shop.gateways.razorpay.down = true;
    expect((await shop.returnFromGateway(attempt)).Data).toMatchObject({ PaymentState: 'checking' });
    await later(15_000);
    expect(await shop.order(order.OrderKey)).toMatchObject({ PaymentState: 'checking' });
    shop.gateways.razorpay.down = false;
    await later(MINUTE_MS);
    expect(await shop.order(order.OrderKey)).toMatchObject({ PaymentState: 'paid' });
  });

  test('during an outage the gateway is queried every minute until it answers', async () => {
    const { order } = await shop.unpaid();
    shop.gateways.razorpay.down = true;
    await later(2 * MINUTE_MS);
    for (let minute = 0; minute < 30; minute += 1) await later(MINUTE_MS);
    expect(statusQueries()).toBe(31);
    expect(await shop.attemptsOf(order.OrderNumber)).toMatchObject([{ next_check_at: shop.clock.now + MINUTE_MS }]);
    await later(30 * DAY_MS);
    shop.gateways.razorpay.down = false;
    expect(await shop.attemptsOf(order.OrderNumber)).toMatchObject([{ next_check_at: shop.clock.now + MINUTE_MS }]);
    await later(MINUTE_MS);
    expect(await shop.attemptsOf(order.OrderNumber)).toMatchObject([{ next_check_at: null }]);
  });

  test('reconciliation stops asking about a payment that failed, or that the gateway has not known for an hour', async () => {
    const [failed, unknown] = [await shop.unpaid(), await shop.unpaid()];
    for (const { attempt } of [failed, unknown]) await shop.returnFromGateway(attempt);
    shop.report(failed.attempt, 'failed');
    await later(2 * MINUTE_MS);
    expect(await shop.order(failed.order.OrderKey)).toMatchObject({ PaymentState: 'failed', CanPay: true });
    for (const minutes of [5, 15, 20]) {
      expect(await shop.order(unknown.order.OrderKey)).toMatchObject({ PaymentState: 'checking' });
      await later(minutes * MINUTE_MS);
    }
    expect(await shop.order(unknown.order.OrderKey)).toMatchObject({ PaymentState: 'checking' });
    await later(HOUR_MS);
    expect(await shop.order(unknown.order.OrderKey)).toMatchObject({ CanPay: true });
  });

  test('a payment that is pending at the gateway is not called failed for a week, even if nobody came back', async () => {
    const { order, attempt } = await shop.unpaid();
    shop.report(attempt, 'pending');
    await shop.store.post('CancelPayment', { OrderKey: order.OrderKey });
    expect(await shop.order(order.OrderKey)).toMatchObject({ PaymentState: 'failed' });
    await later(2 * MINUTE_MS);
    expect(await shop.order(order.OrderKey)).toMatchObject({ PaymentState: 'checking', CanPay: false });
    for (let day = 0; day < 20; day += 1) await later(DAY_MS);
    expect(await shop.order(order.OrderKey)).toMatchObject({ PaymentState: 'failed' });
  });

  test('captures a payment that a webhook reports as authorised; one that cannot be captured is reported at the end', async () => {
    const [paid, lost] = [await shop.unpaid(), await shop.unpaid()];
    for (const { attempt } of [paid, lost]) {
      const update = testPaymentUpdate('authorized', attempt.amount, `pay_${attempt.id}`);
      await shop.store.post('PaymentWebhook', fakePaymentWebhook(attempt.id, update, attempt.id));
    }
    shop.report(paid.attempt, 'authorized');
    await round();
    expect(await shop.order(paid.order.OrderKey)).toMatchObject({ PaymentState: 'paid' });
    for (let day = 0; day < 20; day += 1) await later(DAY_MS);
    expect(shop.alarms).toEqual(['payment-never-captured']);
  });

  test('two concurrent processes query once', async () => {
    const { attempt } = await shop.unpaid();
    shop.report(attempt, 'pending');
    shop.clock.now += 2 * MINUTE_MS;
    await Promise.all(Array.from({ length: 10 }, () => round()));
    expect(statusQueries()).toBe(1);
  });

  test('an update that arrives during the query is not undone', async () => {
    const { order, attempt } = await shop.unpaid();
    const update = testPaymentUpdate('captured', attempt.amount, `pay_${attempt.id}`);
    shop.gateways.razorpay.beforeAnswer = () =>
      shop.store.post('PaymentWebhook', fakePaymentWebhook(attempt.id, update, 'meanwhile'));
    await later(2 * MINUTE_MS);
    expect(await shop.attemptsOf(order.OrderNumber)).toMatchObject([{ state: 'captured', next_check_at: null }]);
  });

  test('a check that a process left unfinished is done by the next, which starts with the last hour’s attempts', async () => {
    const { order, attempt } = await shop.unpaid();
    shop.clock.now += 2 * MINUTE_MS;
    const requested = Promise.withResolvers<void>();
    const never = new Promise(() => undefined);
    shop.gateways.razorpay.beforeAnswer = () => {
      requested.resolve();
      return never;
    };
    const cut = new AbortController();
    const ended = round(cut.signal);
    await requested.promise;
    cut.abort();
    await ended;
    shop.gateways.razorpay.beforeAnswer = () => undefined;
    shop.report(attempt, 'captured');
    await round();
    expect((await shop.order(order.OrderKey)).State).toBe('payment-pending');
    await advanceChecks(shop.db, shop.clock.now);
    await round();
    expect((await shop.order(order.OrderKey)).State).toBe('confirmed');
  });

  test('a payment captured before a crash gets its order or its refund after the next start', async () => {
    const [open, closed] = [await shop.unpaid(), await shop.unpaid()];
    for (const { attempt } of [open, closed]) shop.report(attempt, 'captured');
    await shop.store.post('CancelPayment', { OrderKey: closed.order.OrderKey });
    await shop.db.updateTable('skus').set({ quantity: 0 }).where('sku', '=', PAID_SKU).execute();
    await advanceChecks(shop.db, shop.clock.now);
    await round();
    expect(await shop.order(open.order.OrderKey)).toMatchObject({ PaymentState: 'paid' });
    expect(await shop.order(closed.order.OrderKey)).toMatchObject({ PaymentState: 'refunding' });
  });

  test('a failing check does not block the others', async () => {
    const [broken, sound] = [await shop.unpaid(), await shop.unpaid()];
    for (const { attempt } of [broken, sound]) shop.report(attempt, 'captured');
    await shop.db.updateTable('orders').set({ document: '' }).where('key', '=', broken.order.OrderKey).execute();
    await expect(later(2 * MINUTE_MS)).rejects.toThrow('Some payments could not be reconciled.');
    expect(await shop.order(sound.order.OrderKey)).toMatchObject({ PaymentState: 'paid' });
  });
});
