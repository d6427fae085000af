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

test('a shop without gateways has nothing to do', async () => {
  const { attempt } = await shop.unpaid();
  const stop = startPaymentWork({ ...shop.api.context, payments: NO_PAYMENTS }, onError);
  await stop();
  expect(await shop.attemptsOf(attempt.subject_id)).toEqual([attempt]);
});
