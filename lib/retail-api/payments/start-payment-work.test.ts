import { type PaymentShop, paymentShop } from '../testing/payment-shop.ts';
import { NO_PAYMENTS } from './gateway.ts';
import { startPaymentWork } from './start-payment-work.ts';

let shop: PaymentShop;
beforeAll(async () => {
  shop = await paymentShop('sqlite');
});
afterAll(() => shop.api.close());

const onError = (error: unknown) => {
  throw error;
};

test('a start asks at once for what was opened in the last hour, and a stop lets that be counted', async () => {
  const { order, attempt } = await shop.unpaid();
  shop.says(attempt, 'captured');
  const asked = Promise.withResolvers<void>();
  shop.gateways.razorpay.meanwhile = asked.resolve;
  const stop = startPaymentWork(shop.api.context, onError);
  await asked.promise;
  await stop();
  expect(await shop.order(order.OrderKey)).toMatchObject({ PaymentState: 'paid' });
});

test('a start tells of the money that may still come to gateways that are not set up any more, but of no tests', async () => {
  await shop.reset();
  const [live] = [await shop.unpaid(), await shop.unpaid()];
  const none = { ...shop.api.context, payments: NO_PAYMENTS };
  await startPaymentWork(none, onError)();
  expect(shop.alarms).toEqual([]);
  await shop.db.updateTable('payment_attempts').set({ test: 0 }).where('id', '=', live.attempt.id).execute();
  const told: unknown[] = [];
  await startPaymentWork({ ...none, alarm: (event, facts) => told.push([event, facts]) }, onError)();
  expect(told).toEqual([['payment-never-asked', { gateway: 'razorpay', attempts: 1 }]]);
  expect(shop.gateways.razorpay.calls.ask).toBe(0);
});

test('no gateway waits for one that does not answer', async () => {
  await shop.reset();
  const [, other] = [await shop.unpaid(), await shop.unpaid({ PaymentMethod: 'payu' })];
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  shop.gateways.razorpay.meanwhile = () => {
    asked.resolve();
    return answer.promise;
  };
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'hrtime', 'Date'] });
  const stop = startPaymentWork(shop.api.context, onError);
  await asked.promise;
  shop.says(other.attempt, 'captured');
  await shop.db.updateTable('payment_attempts').set({ next_check_at: 0 }).where('gateway', '=', 'payu').execute();
  // The round that had begun by then, and the next.
  for (let rounds = 0; rounds < 2; rounds += 1) await jest.advanceTimersByTimeAsync(2_000);
  jest.useRealTimers();
  answer.resolve();
  await stop();
  expect(await shop.order(other.order.OrderKey)).toMatchObject({ PaymentState: 'paid' });
  expect(shop.gateways.razorpay.calls.ask).toBe(1);
});
