import { paymentUpdateOf, paymentWebhook } from '../testing/fake-gateway.ts';
import { type PaymentShop, paymentShop } from '../testing/payment-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

describeOnEachEngine('webhooks of gateways', (engine) => {
  let shop: PaymentShop;

  beforeAll(async () => {
    shop = await paymentShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  test('what is of no interest is not written down', async () => {
    const BodyBase64 = Buffer.from(JSON.stringify({ kind: 'ignored', event: 'refund' })).toString('base64');
    const webhook = { Gateway: 'payu', BodyBase64, Signature: 'signed', EventId: 'ignored' };
    expect((await shop.store.post('PaymentWebhook', webhook)).ReturnCode).toBe(0);
    expect(await shop.db.selectFrom('payment_events').selectAll().execute()).toEqual([]);
  });

  test('the payment of a test does not pay what costs money', async () => {
    const { order, attempt } = await shop.unpaid();
    await shop.db.updateTable('payment_attempts').set({ test: 0 }).execute();
    await shop.store.post(
      'PaymentWebhook',
      paymentWebhook(attempt.id, paymentUpdateOf('captured', attempt.amount), 'test'),
    );
    expect((await shop.order(order.OrderKey)).State).toBe('payment-pending');
    expect(await shop.payments()).toEqual([]);
    expect(shop.alarms).toEqual(['payment-of-nobody']);
  });
});
