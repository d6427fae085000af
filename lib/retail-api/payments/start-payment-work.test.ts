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

test('a start checks the attempts opened in the last hour at once, and a stop lets their updates be applied', async () => {
  const { order, attempt } = await shop.unpaid();
  shop.report(attempt, 'captured');
  const queried = Promise.withResolvers<void>();
  shop.gateways.razorpay.beforeAnswer = queried.resolve;
  const stop = startPaymentWork(shop.api.context, onError);
  await queried.promise;
  await stop();
  expect(await shop.order(order.OrderKey)).toMatchObject({ PaymentState: 'paid' });
});

test('a start reports open live attempts at gateways that are not set up any more, but no tests', async () => {
  await shop.reset();
  const [live] = [await shop.unpaid(), await shop.unpaid()];
  const none = { ...shop.api.context, payments: NO_PAYMENTS };
  await startPaymentWork(none, onError)();
  expect(shop.alarms).toEqual([]);
  await shop.db.updateTable('payment_attempts').set({ test: 0 }).where('id', '=', live.attempt.id).execute();
  const reported: unknown[] = [];
  await startPaymentWork({ ...none, alarm: (event, facts) => reported.push([event, facts]) }, onError)();
  expect(reported).toEqual([['payment-never-asked', { gateway: 'razorpay', attempts: 1 }]]);
  expect(shop.gateways.razorpay.calls.fetchPayments).toBe(0);
});

test('a gateway that does not answer does not delay the other', async () => {
  await shop.reset();
  const [, other] = [await shop.unpaid(), await shop.unpaid({ PaymentMethod: 'payu' })];
  const [queried, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  shop.gateways.razorpay.beforeAnswer = () => {
    queried.resolve();
    return answer.promise;
  };
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'hrtime', 'Date'] });
  const stop = startPaymentWork(shop.api.context, onError);
  await queried.promise;
  shop.report(other.attempt, 'captured');
  await shop.db.updateTable('payment_attempts').set({ next_check_at: 0 }).where('gateway', '=', 'payu').execute();
  // The round already in progress, and the next one.
  for (let rounds = 0; rounds < 2; rounds += 1) await jest.advanceTimersByTimeAsync(2_000);
  jest.useRealTimers();
  answer.resolve();
  await stop();
  expect(await shop.order(other.order.OrderKey)).toMatchObject({ PaymentState: 'paid' });
  expect(shop.gateways.razorpay.calls.fetchPayments).toBe(1);
});
