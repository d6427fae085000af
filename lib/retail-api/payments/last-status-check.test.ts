import { type GiftCardOrderWire, RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { fakePaymentWebhook, testPaymentUpdate } from '../testing/fake-gateway.ts';
import { orderShopper } from '../testing/order-shopper.ts';
import { PAID_SKU, type PaymentShop, paymentShop } from '../testing/payment-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import type { AttemptRow } from './attempts.ts';
import { GatewayRefused } from './gateway-refused.ts';
import { advanceChecks, reconcile } from './reconcile.ts';

describeOnEachEngine('how long a gateway is asked', (engine) => {
  let shop: PaymentShop;

  beforeAll(async () => {
    shop = await paymentShop(engine);
  });
  beforeEach(() => shop.reset());
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => shop.api.close());

  const goOn = new AbortController().signal;
  const round = (context: Partial<PaymentShop['api']['context']> = {}) =>
    reconcile({ ...shop.api.context, ...context }, goOn);
  const now = async ({ id }: AttemptRow) =>
    shop.db.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  /** Runs each check when it is due, until `end`. */
  async function until(end: number, context: Parameters<typeof round>[0] = {}): Promise<void> {
    for (;;) {
      const next = await shop.db
        .selectFrom('payment_attempts')
        .select('next_check_at')
        .where('next_check_at', '<', end)
        .orderBy('next_check_at')
        .executeTakeFirst();
      if (!next) break;
      shop.clock.now = Math.max(shop.clock.now, next.next_check_at ?? 0);
      await round(context);
    }
    shop.clock.now = end;
  }

  test('repeated restarts use up none of the scheduled checks', async () => {
    const { order, attempt } = await shop.unpaid();
    for (let start = 0; start < 12; start += 1) {
      shop.clock.now += 5_000;
      await advanceChecks(shop.db, shop.clock.now);
      await round();
    }
    expect(await now(attempt)).toMatchObject({ next_check_at: attempt.created_at + 2 * MINUTE_MS });
    shop.report(attempt, 'captured');
    await until(shop.clock.now + 2 * MINUTE_MS);
    expect(await shop.order(order.OrderKey)).toMatchObject({ PaymentState: 'paid' });
  });

  test('an attempt that is shown again starts its check schedule over', async () => {
    const { order, attempt } = await shop.unpaid();
    await until(shop.clock.now + 2 * HOUR_MS);
    await shop.start(order.OrderKey);
    expect(await now(attempt)).toMatchObject({ next_check_at: shop.clock.now + 2 * MINUTE_MS });
    await until(shop.clock.now + 7 * DAY_MS - 1);
    shop.report(attempt, 'captured');
    await until(shop.clock.now + 2);
    expect(await shop.order(order.OrderKey)).toMatchObject({ PaymentState: 'paid' });
  });

  test('a gift card shown again on the last day and paid days later is issued', async () => {
    const { Data } = await shop.store.post<GiftCardOrderWire>('BuyGiftCard', {
      Amount: 2500,
      RecipientName: 'Ravi',
      RecipientEmail: 'ravi@example.com',
      Message: '',
      SenderName: 'Asha',
      SenderEmail: 'asha@example.com',
      SenderMobile: '9876543210',
    });
    const id = Data?.OrderId ?? '';
    await shop.start(id, 'razorpay', 'gift-card');
    const [attempt] = await shop.attemptsOf(id);
    if (!attempt) throw new Error('Nothing was opened.');
    await until(attempt.created_at + 7 * DAY_MS - 5 * MINUTE_MS);
    await shop.start(id, 'razorpay', 'gift-card');
    await until(attempt.created_at + 9 * DAY_MS);
    shop.report(attempt, 'captured');
    await until(attempt.created_at + 11 * DAY_MS);
    expect(await now(attempt)).toMatchObject({ state: 'captured' });
    expect(await shop.mails('gift-card')).toBe(1);
  });

  test('a payment made days after a failure on the last day is found, after each such failure', async () => {
    const { order, attempt } = await shop.unpaid();
    await until(attempt.created_at + 6.5 * DAY_MS);
    for (const payment of ['first', 'second']) {
      shop.gateways.razorpay.updates.set(attempt.id, [testPaymentUpdate('failed', attempt.amount, payment)]);
      await until(shop.clock.now + 6.5 * DAY_MS);
      expect(await now(attempt)).toMatchObject({ state: 'failed', next_check_at: expect.any(Number) });
    }
    shop.report(attempt, 'authorized');
    await until(shop.clock.now + DAY_MS);
    expect((await shop.order(order.OrderKey)).State).not.toBe('payment-pending');
    expect(await now(attempt)).toMatchObject({ state: 'captured' });
  });

  test('a webhook after the last check starts the check schedule over', async () => {
    const { attempt } = await shop.unpaid();
    await until(shop.clock.now + 8 * DAY_MS);
    expect(await now(attempt)).toMatchObject({ next_check_at: null });
    await shop.store.post('PaymentWebhook', fakePaymentWebhook(attempt.id, null, 'late'));
    shop.report(attempt, 'pending');
    await round();
    expect(await now(attempt)).toMatchObject({
      failure_reason: 'asking',
      next_check_at: shop.clock.now + 2 * MINUTE_MS,
    });
  });

  test('an authorised payment is checked after 2, 10 and 30 seconds', async () => {
    const { attempt } = await shop.unpaid();
    const start = shop.clock.now;
    await shop.store.post(
      'PaymentWebhook',
      fakePaymentWebhook(
        attempt.id,
        testPaymentUpdate('authorized', attempt.amount, `pay_${attempt.id}`),
        'authorized',
      ),
    );
    shop.report(attempt, 'authorized');
    const capture = jest
      .spyOn(shop.gateways.razorpay, 'capture')
      .mockImplementation(async ({ amount }, id) => testPaymentUpdate('authorized', amount, id));
    const seconds: number[] = [];
    for (;;) {
      await round();
      expect(capture).toHaveBeenCalledTimes(seconds.length + 1);
      const next = (await now(attempt)).next_check_at ?? 0;
      seconds.push((next - start) / 1000);
      if (seconds.length === 5) break;
      shop.clock.now = next;
    }
    expect(seconds).toEqual([2, 10, 30, 120, 300]);
  });

  test('an authorised payment that is never captured fails at the end and is reported to the operator', async () => {
    const { order, attempt } = await shop.unpaid();
    await shop.store.post(
      'PaymentWebhook',
      fakePaymentWebhook(
        attempt.id,
        testPaymentUpdate('authorized', attempt.amount, `pay_${attempt.id}`),
        'authorized',
      ),
    );
    shop.report(attempt, 'failed');
    await until(shop.clock.now + 6 * DAY_MS);
    expect(await shop.order(order.OrderKey)).toMatchObject({ PaymentState: 'checking' });
    await until(shop.clock.now + 2 * DAY_MS);
    expect(await shop.order(order.OrderKey)).toMatchObject({ PaymentState: 'failed' });
    expect(await now(attempt)).toMatchObject({ state: 'failed', next_check_at: null });
    expect(shop.alarms).toEqual(['payment-never-captured']);
  });

  const noGateways = { gateways: new Map(), test: true };
  test.each([
    ['a gateway that is not set up any more', () => noGateways, 1, []],
    ['a gateway for tests, from the one that takes money', () => shop.api.context.payments, 0, ['payment-never-asked']],
    ['a gateway that takes money, from one for tests', () => ({ ...shop.api.context.payments, test: false }), 1, []],
    ['no gateway, from one that takes money', () => ({ ...noGateways, test: false }), 0, ['payment-never-asked']],
  ] as const)('%s is not queried, and the checks of the attempt end', async (_title, payments, isTest, alarms) => {
    const { attempt } = await shop.unpaid();
    await shop.db.updateTable('payment_attempts').set({ test: isTest }).execute();
    await until(attempt.created_at + 2 * MINUTE_MS + 1, { payments: payments() });
    expect(await now(attempt)).toMatchObject({ next_check_at: attempt.created_at + 5 * MINUTE_MS });
    await until(attempt.created_at + 8 * DAY_MS, { payments: payments() });
    expect(await now(attempt)).toMatchObject({ next_check_at: null });
    expect(shop.gateways.razorpay.calls.fetchPayments).toBe(0);
    expect(shop.alarms).toEqual(alarms);
  });

  test('a return for a live attempt is refused without a query if only a test gateway is set up', async () => {
    const { attempt } = await shop.unpaid();
    await shop.db.updateTable('payment_attempts').set({ test: 0 }).execute();
    shop.report(attempt, 'captured');
    expect((await shop.returnFromGateway(attempt)).ReturnCode).toBe(RETURN_CODES.PaymentInvalid.code);
    expect(shop.gateways.razorpay.calls.fetchPayments).toBe(0);
  });

  test('GatewayRefused for an unknown order is an answer, and is reported at the end for a live attempt', async () => {
    const { attempt } = await shop.unpaid();
    await shop.db.updateTable('payment_attempts').set({ test: 0 }).execute();
    const payments = { ...shop.api.context.payments, test: false };
    const request = jest
      .spyOn(shop.gateways.razorpay, 'fetchPayments')
      .mockImplementation(() => Promise.reject(new GatewayRefused('The gateway answered 404.')));
    await until(attempt.created_at + 8 * DAY_MS, { payments });
    expect(request).toHaveBeenCalledTimes(11);
    expect(await now(attempt)).toMatchObject({ next_check_at: null });
    expect(shop.alarms).toEqual(['payment-never-asked']);
  });

  test('no gateway is queried for orders whose payment was never started', async () => {
    const shopper = await orderShopper(shop.api);
    await shopper.fill(PAID_SKU);
    for (let order = 0; order < 3; order += 1) await shopper.ordered({ PaymentMethod: 'payu' });
    await until(shop.clock.now + 8 * DAY_MS);
    expect(shop.gateways.payu.calls.fetchPayments).toBe(0);
  });

  test('a backlog at one gateway does not delay checks at the other', async () => {
    await shop.reset({ [PAID_SKU]: 22 });
    for (let order = 0; order < 21; order += 1) {
      const { attempt } = await shop.held();
      await shop.db.updateTable('payment_attempts').set({ next_check_at: 0 }).where('id', '=', attempt.id).execute();
    }
    const { attempt } = await shop.unpaid({ PaymentMethod: 'payu' });
    shop.clock.now += 2 * MINUTE_MS;
    expect(await reconcile(shop.api.context, goOn, ['payu'])).toBe(false);
    expect([shop.gateways.payu.calls.fetchPayments, shop.gateways.razorpay.calls.fetchPayments]).toEqual([1, 0]);
    expect(await now(attempt)).toMatchObject({ next_check_at: attempt.created_at + 5 * MINUTE_MS });
  });
});
