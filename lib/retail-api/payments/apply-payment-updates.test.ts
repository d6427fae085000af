import { MINUTE_MS } from '#lib/shared/durations.ts';
import { fakePaymentWebhook, testPaymentUpdate } from '../testing/fake-gateway.ts';
import { shelfOf, stockByLedger } from '../testing/ledgers.ts';
import { PAID_SKU, type PaymentShop, paymentShop } from '../testing/payment-shop.ts';
import { randomFrom } from '../testing/random-from.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import type { AttemptRow } from './attempts.ts';
import type { PaymentUpdate } from './gateway.ts';

describeOnEachEngine('news of a payment', (engine) => {
  let shop: PaymentShop;
  let events = 0;

  beforeAll(async () => {
    shop = await paymentShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  const apply = (attempt: AttemptRow, update: PaymentUpdate | null, eventId = `event-${++events}`) =>
    shop.store.post('PaymentWebhook', fakePaymentWebhook(attempt.id, update, eventId, attempt.gateway));
  const applyAll = async (attempt: AttemptRow, all: readonly PaymentUpdate[]) => {
    for (const update of all) await apply(attempt, update);
  };
  const of = ({ id, amount }: AttemptRow, kind: PaymentUpdate['kind'], reportedAmount = amount) =>
    testPaymentUpdate(kind, reportedAmount, `pay_${id}`);

  test('a captured payment confirms its order once', async () => {
    const { order, attempt } = await shop.unpaid();
    for (let times = 0; times < 3; times += 1)
      expect((await apply(attempt, of(attempt, 'captured'))).ReturnCode).toBe(0);
    expect(await shop.order(order.OrderKey)).toMatchObject({ State: 'confirmed', PaymentState: 'paid', CanPay: false });
    expect(await shop.payments()).toMatchObject([
      { purpose: 'settles', amount: order.PayableAmount * 100, attempt_id: attempt.id, instrument: 'upi' },
    ]);
    expect(await shop.refunds()).toEqual([]);
    expect(await shop.mails('order-confirmed')).toBe(1);
    expect(await shop.attemptsOf(order.OrderNumber)).toMatchObject([{ state: 'captured', next_check_at: null }]);
  });

  test('a payment captured and returned at the gateway is recorded, settles nothing and is not refunded again', async () => {
    const { order, attempt } = await shop.unpaid();
    for (let times = 0; times < 2; times += 1) await apply(attempt, of(attempt, 'returned'));
    expect(await shop.payments()).toMatchObject([{ purpose: 'surplus', amount: attempt.amount }]);
    expect(await shop.refunds()).toMatchObject([
      { reason: 'returned', state: 'processed', amount: attempt.amount, next_try_at: null },
    ]);
    expect(await shop.order(order.OrderKey)).toMatchObject({ State: 'payment-pending', PaymentState: 'refunded' });
    expect(await shop.mails('order-refund')).toBe(0);
    // The schedule is unchanged: another payment may still be made.
    expect(await shop.attemptsOf(order.OrderNumber)).toMatchObject([
      { state: 'captured', next_check_at: attempt.next_check_at },
    ]);
    await apply(attempt, testPaymentUpdate('captured', attempt.amount, 'pay_kept'));
    expect(await shop.order(order.OrderKey)).toMatchObject({ State: 'confirmed', PaymentState: 'paid' });
  });

  test('a recorded payment that the gateway returned gets no second refund', async () => {
    const { attempt } = await shop.unpaid();
    await apply(attempt, of(attempt, 'captured', attempt.amount + 1));
    await apply(attempt, of(attempt, 'returned', attempt.amount + 1));
    expect(await shop.refunds()).toMatchObject([{ reason: 'amount', state: 'waiting' }]);
  });

  test('all 5! orders of gateway events lead to the same result', async () => {
    await shop.reset({ [PAID_SKU]: 120 });
    const ends = new Set<string>();
    for (const kinds of permutations(['authorized', 'captured', 'paid', 'failed', 'duplicate'])) {
      const { key, attempt } = await shop.held();
      for (const kind of kinds) {
        const reported = kind === 'authorized' || kind === 'failed' ? kind : 'captured';
        const sameEvent = kind === 'duplicate' || kind === 'captured' ? `captured-${attempt.id}` : undefined;
        await apply(attempt, of(attempt, reported), sameEvent);
      }
      const { State, PaymentState } = await shop.order(key);
      const [after] = await shop.attemptsOf(attempt.subject_id);
      ends.add(JSON.stringify([State, PaymentState, after?.state, after?.next_check_at]));
    }
    expect([...ends]).toEqual([JSON.stringify(['confirmed', 'paid', 'captured', null])]);
    expect(await shop.payments()).toHaveLength(120);
    expect(await shop.refunds()).toEqual([]);
    expect(await shelfOf(shop.db, PAID_SKU)).toBe(0);
    expect((await stockByLedger(shop.db))[PAID_SKU]).toBe(120);
  }, 60_000);

  test('a failure releases the hold at once and allows another attempt', async () => {
    const { order, attempt } = await shop.unpaid();
    expect(await shelfOf(shop.db, PAID_SKU)).toBe(1);
    await apply(attempt, of(attempt, 'failed'));
    expect(await shop.order(order.OrderKey)).toMatchObject({
      State: 'payment-pending',
      PaymentState: 'failed',
      CanPay: true,
      HoldExpiresAt: null,
    });
    expect(await shelfOf(shop.db, PAID_SKU)).toBe(2);
  });

  test('a repeated failure event does not end a new attempt', async () => {
    const { order, attempt } = await shop.unpaid();
    await shop.start(order.OrderKey);
    await apply(attempt, of(attempt, 'failed'));
    await shop.start(order.OrderKey);
    await apply(attempt, of(attempt, 'failed'));
    expect(await shop.order(order.OrderKey)).toMatchObject({ PaymentState: 'awaiting' });
    expect(await shelfOf(shop.db, PAID_SKU)).toBe(1);
  });

  test('a failure of an older attempt keeps the hold that a newer one needs', async () => {
    const { order, attempt } = await shop.unpaid({ PaymentMethod: 'payu' });
    shop.clock.now += MINUTE_MS;
    await shop.start(order.OrderKey, 'razorpay');
    await apply(attempt, of(attempt, 'failed'));
    expect((await shop.order(order.OrderKey)).HoldExpiresAt).not.toBeNull();
  });

  test.each([
    ['cheaper', 'captured', -1],
    ['dearer', 'captured', 1],
  ] as const)('a %s payment is refunded, and nothing is confirmed', async (_name, kind, more) => {
    const { order, attempt } = await shop.unpaid();
    const wrong = of(attempt, kind, attempt.amount + more);
    await applyAll(attempt, [wrong, wrong]);
    expect(await shop.order(order.OrderKey)).toMatchObject({ State: 'payment-pending', InvoiceNumber: '' });
    expect(await shop.payments()).toMatchObject([{ purpose: 'surplus', amount: attempt.amount + more }]);
    expect(await shop.refunds()).toMatchObject([{ reason: 'amount', amount: attempt.amount + more, state: 'waiting' }]);
    expect(shop.alarms).toEqual(['payment-amount-wrong']);
    expect(await shop.attemptsOf(order.OrderNumber)).toMatchObject([{ state: 'created' }]);
  });

  test.each(['failed', 'authorized'] as const)('a %s event with the wrong amount changes nothing', async (kind) => {
    const { order, attempt } = await shop.unpaid();
    await apply(attempt, of(attempt, kind, attempt.amount - 1));
    expect(await shop.attemptsOf(order.OrderNumber)).toMatchObject([{ state: 'created' }]);
    expect(await shelfOf(shop.db, PAID_SKU)).toBe(1);
    expect(shop.alarms).toEqual(['payment-amount-wrong']);
  });

  test('a payment in another currency changes nothing and is reported to the operator', async () => {
    const { order, attempt } = await shop.unpaid();
    await apply(attempt, { ...of(attempt, 'captured'), currency: 'USD' });
    expect(await shop.payments()).toEqual([]);
    expect((await shop.order(order.OrderKey)).State).toBe('payment-pending');
    expect(shop.alarms).toEqual(['payment-currency-wrong']);
  });

  test('a payment of one order does not affect another', async () => {
    const [one, other] = [await shop.unpaid(), await shop.unpaid()];
    await apply(one.attempt, of(one.attempt, 'captured'));
    // The same payment, reported for the other order.
    await apply(other.attempt, of(one.attempt, 'captured'));
    expect((await shop.order(other.order.OrderKey)).State).toBe('payment-pending');
    expect(await shop.payments()).toMatchObject([{ subject_id: one.order.OrderNumber, purpose: 'settles' }]);
  });

  test('a payment captured after a failure still confirms the order if the items are in stock', async () => {
    const { order, attempt } = await shop.unpaid();
    await applyAll(attempt, [of(attempt, 'failed'), of(attempt, 'captured')]);
    expect(await shop.order(order.OrderKey)).toMatchObject({ State: 'confirmed', PaymentState: 'paid' });
    expect(await shelfOf(shop.db, PAID_SKU)).toBe(1);
  });

  test('a payment captured after the items sold out is refunded, and the shopper is notified', async () => {
    const { order, attempt } = await shop.unpaid();
    await apply(attempt, of(attempt, 'failed'));
    await shop.db.updateTable('skus').set({ quantity: 0 }).where('sku', '=', PAID_SKU).execute();
    await applyAll(attempt, [of(attempt, 'captured'), of(attempt, 'captured')]);
    expect(await shop.order(order.OrderKey)).toMatchObject({
      State: 'payment-pending',
      PaymentState: 'refunding',
      RefundAmount: order.PayableAmount,
      InvoiceNumber: '',
    });
    expect(await shop.refunds()).toMatchObject([{ reason: 'late', amount: attempt.amount }]);
    expect([await shop.mails('order-refund'), await shop.mails('order-confirmed')]).toEqual([1, 0]);
    expect(await shelfOf(shop.db, PAID_SKU)).toBe(0);
  });

  test('an order paid twice is confirmed once, and the second payment is refunded once', async () => {
    const { order, attempt } = await shop.unpaid();
    const second = { ...of(attempt, 'captured'), gatewayPaymentId: `again_${attempt.id}` };
    await applyAll(attempt, [of(attempt, 'captured'), second, second]);
    const payments = await shop.payments();
    expect(payments.map(({ purpose }) => purpose)).toEqual(['settles', 'surplus']);
    expect(await shop.refunds()).toMatchObject([{ reason: 'twice', payment_id: payments[1]?.id }]);
    expect(await shop.order(order.OrderKey)).toMatchObject({ PaymentState: 'paid' });
  });

  test('when two gateways capture at once, one payment settles the order and the other is refunded', async () => {
    const { order } = await shop.unpaid();
    await shop.start(order.OrderKey, 'payu');
    const attempts = await shop.attemptsOf(order.OrderNumber);
    const answers = await Promise.all(attempts.map((attempt) => apply(attempt, of(attempt, 'captured'))));
    expect(answers.map(({ ReturnCode }) => ReturnCode)).toEqual([0, 0]);
    expect((await shop.payments()).map(({ purpose }) => purpose).toSorted()).toEqual(['settles', 'surplus']);
    expect(await shop.refunds()).toMatchObject([{ reason: 'twice' }]);
    expect(await shelfOf(shop.db, PAID_SKU)).toBe(1);
  });

  test('a payment of an unknown attempt is reported to the operator', async () => {
    const { attempt } = await shop.unpaid();
    const unknown = { ...attempt, id: `P${'0'.repeat(24)}` };
    await apply(unknown, of(unknown, 'captured'), 'stranger');
    await apply(unknown, of(unknown, 'captured'), 'stranger');
    await apply(unknown, of(unknown, 'failed'));
    expect(shop.alarms).toEqual(['payment-of-nobody']);
  });

  test('an update whose transaction fails is not recorded, and is applied when it is redelivered', async () => {
    const { order, attempt } = await shop.unpaid();
    const { document } = await shop.db.selectFrom('orders').select('document').executeTakeFirstOrThrow();
    const write = (text: string) =>
      shop.db.updateTable('orders').set({ document: text }).where('number', '=', order.OrderNumber).execute();
    await write('broken');
    expect((await apply(attempt, of(attempt, 'captured'), 'killed')).ReturnCode).toBe(299);
    expect([await shop.payments(), await shop.db.selectFrom('payment_events').selectAll().execute()]).toEqual([[], []]);
    await write(document);
    expect((await apply(attempt, of(attempt, 'captured'), 'killed')).ReturnCode).toBe(0);
    expect(await shop.order(order.OrderKey)).toMatchObject({ State: 'confirmed', PaymentState: 'paid' });
  });

  test('20 orders, each under 10 concurrent returns and 10 webhooks, get one confirmation and one payment each', async () => {
    await shop.reset({ [PAID_SKU]: 20 });
    const intents = await Promise.all(Array.from({ length: 20 }, () => shop.unpaid()));
    const random = randomFrom(7);
    const calls = intents.flatMap(({ attempt }) => {
      const update = shop.report(attempt, 'captured');
      return [
        ...Array.from({ length: 10 }, () => () => shop.returnFromGateway(attempt)),
        ...Array.from({ length: 10 }, (_, number) => () => apply(attempt, update, `${attempt.id}-${number % 5}`)),
      ];
    });
    const mixed = calls.map((call) => ({ call, at: random() })).toSorted((one, other) => one.at - other.at);
    const answers = await Promise.all(mixed.map(({ call }) => call()));
    expect(new Set(answers.map(({ ReturnCode }) => ReturnCode))).toEqual(new Set([0]));
    const payments = await shop.payments();
    expect(payments).toHaveLength(20);
    expect(new Set(payments.map(({ purpose }) => purpose))).toEqual(new Set(['settles']));
    expect(await shop.mails('order-confirmed')).toBe(20);
    expect(await shop.refunds()).toEqual([]);
    expect(await shelfOf(shop.db, PAID_SKU)).toBe(0);
    expect((await stockByLedger(shop.db))[PAID_SKU]).toBe(20);
  }, 60_000);
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
