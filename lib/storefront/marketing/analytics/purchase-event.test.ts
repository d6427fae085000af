import { storeOrder, testOrder } from '#lib/testing/examples/order.ts';
import { purchaseEvent } from './purchase-event.ts';

const order = storeOrder(testOrder({ CouponCode: 'WELCOME10' }));

test('the purchase event reports rupees, with order number, tax, shipping and coupon', () =>
  expect(purchaseEvent(order)).toEqual({
    event: 'purchase',
    ecommerce: {
      transaction_id: 'SM-261121-ABC234',
      currency: 'INR',
      currency_id: 1,
      value: 12_495,
      tax: 1921.12,
      shipping: 99,
      coupon: 'WELCOME10',
      items: [
        {
          item_id: '1801AV01',
          item_name: 'Aarvane Meridian',
          item_brand: 'Aarvane',
          item_category: 'Men',
          price: 12_495,
          quantity: 1,
        },
      ],
    },
  }));

test('the items of the purchase event have the prices paid, and add up to its value', () => {
  const [line] = order.lines;
  const lines = line ? [{ ...line, quantity: 2, netPrice: 2_249_100 }, line] : [];
  const { value, items } = purchaseEvent({ ...order, lines }).ecommerce;
  expect(items).toMatchObject([{ price: 11_245.5, discount: 1249.5, quantity: 2 }, { price: 12_495 }]);
  expect(items[1]).not.toHaveProperty('discount');
  expect(value).toBe(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
});

test('the purchase event contains no data about the customer', () => {
  const reported = JSON.stringify(purchaseEvent({ ...order, lines: order.lines }));
  for (const personal of ['Asha', '9876543210', 'Lake View', '560001', order.key])
    expect(reported).not.toContain(personal);
});

test('a purchased line without a quantity counts as one item', () => {
  const [line] = order.lines;
  const reported = purchaseEvent({ ...order, lines: line ? [{ ...line, quantity: 0, sizeName: '12' }] : [] });
  expect(reported.ecommerce.items[0]).toMatchObject({ quantity: 1, item_variant: '12' });
});
