import { insertOrder } from '../testing/orders.ts';
import { PAID_SKU, type PaymentShop, paymentShop } from '../testing/payment-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

describeOnEachEngine('a payment of an order', (engine) => {
  let shop: PaymentShop;

  beforeAll(async () => {
    shop = await paymentShop(engine);
  });
  afterAll(() => shop.api.close());

  test('a shopper who cancels at the gateway is sent to the page that releases the items', async () => {
    const start = jest.spyOn(shop.gateways.razorpay, 'start');
    const lines = [{ sku: PAID_SKU, product_code: PAID_SKU }];
    const { key } = await insertOrder(shop.db, { placed_at: shop.clock.now, lines });
    expect(await shop.start(key)).toMatchObject({ ReturnCode: 0 });
    const cancelPath = `/makepayment?order=${key}&notice=cancelled`;
    expect(start).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ cancelPath }));
  });
});
