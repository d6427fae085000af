import { fakePaymentWebhook, testPaymentUpdate } from '../testing/fake-gateway.ts';
import { type PaymentShop, paymentShop } from '../testing/payment-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

describeOnEachEngine('payment webhooks', (engine) => {
  let shop: PaymentShop;

  beforeAll(async () => {
    shop = await paymentShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  test('an ignored webhook event is not stored', async () => {
    const BodyBase64 = Buffer.from(JSON.stringify({ kind: 'ignored', event: 'refund' })).toString('base64');
    const webhook = { Gateway: 'payu', BodyBase64, Signature: 'signed', EventId: 'ignored' };
    expect((await shop.store.post('PaymentWebhook', webhook)).ReturnCode).toBe(0);
    expect(await shop.db.selectFrom('payment_events').selectAll().execute()).toEqual([]);
  });

  test('a test payment does not pay an order that costs real money', async () => {
    const { order, attempt } = await shop.unpaid();
    await shop.db.updateTable('payment_attempts').set({ test: 0 }).execute();
    await shop.store.post(
      'PaymentWebhook',
      fakePaymentWebhook(attempt.id, testPaymentUpdate('captured', attempt.amount), 'test'),
    );
    expect((await shop.order(order.OrderKey)).State).toBe('payment-pending');
    expect(await shop.payments()).toEqual([]);
    expect(shop.alarms).toEqual(['payment-of-nobody']);
  });
});
