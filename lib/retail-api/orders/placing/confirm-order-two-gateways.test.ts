import { type PaymentShop, paymentShop } from '../../testing/payment-shop.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';

describeOnEachEngine('an order that two gateways were opened for', (engine) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await paymentShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  test('an order that two gateways were opened for is paid by the one that received the money', async () => {
    const { order, attempt } = await shop.unpaid();
    await shop.start(order.OrderKey, 'payu');
    expect((await shop.order(order.OrderKey)).PaymentMethod).toBe('payu');
    shop.report(attempt, 'captured');
    await shop.returnFromGateway(attempt);
    expect(await shop.order(order.OrderKey)).toMatchObject({
      State: 'confirmed',
      PaymentMethod: 'razorpay',
      TestPayment: true,
      InvoiceNumber: expect.stringMatching(/^TEST2627-/),
    });
  });
});
