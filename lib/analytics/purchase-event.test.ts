/** @jest-environment jsdom */
import { toOrder } from '#lib/orders/transform.ts';
import { testOrder } from '#lib/testing/order.ts';
import { purchaseEvent } from './purchase-event.ts';
import { pushOnce } from './push-once.ts';

const order = toOrder(testOrder({ CouponCode: 'WELCOME10' }));

beforeEach(() => {
  window.localStorage.clear();
  delete window.dataLayer;
});

test('a purchase is told in rupees, with its number, tax, shipping and coupon', () =>
  expect(purchaseEvent(order)).toEqual({
    event: 'purchase',
    ecommerce: {
      transaction_id: 'SM-261121-ABC234',
      currency: 'INR',
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

test('its items are told as they were paid for, and are its value', () => {
  const [line] = order.lines;
  const lines = line ? [{ ...line, quantity: 2, netPrice: 2_249_100 }, line] : [];
  const { value, items } = purchaseEvent({ ...order, lines }).ecommerce;
  expect(items).toMatchObject([{ price: 11_245.5, discount: 1249.5, quantity: 2 }, { price: 12_495 }]);
  expect(items[1]).not.toHaveProperty('discount');
  expect(value).toBe(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
});

test('nothing of it says who bought', () => {
  const told = JSON.stringify(purchaseEvent({ ...order, lines: order.lines }));
  for (const personal of ['Asha', '9876543210', 'Lake View', '560001', order.key]) expect(told).not.toContain(personal);
});

test('a line without a number is one piece', () => {
  const [line] = order.lines;
  const told = purchaseEvent({ ...order, lines: line ? [{ ...line, quantity: 0, sizeName: '12' }] : [] });
  expect(told.ecommerce.items[0]).toMatchObject({ quantity: 1, item_variant: '12' });
});

test('it is told once for each order, also after a reload', () => {
  const event = purchaseEvent(order);
  pushOnce(event);
  pushOnce(event);
  pushOnce(purchaseEvent({ ...order, number: 'SM-261121-XYZ789' }));
  expect(window.dataLayer).toHaveLength(2);
  delete window.dataLayer;
  pushOnce(event);
  expect(window.dataLayer).toBeUndefined();
});

test('of many purchases the oldest are forgotten, never the last', () => {
  for (let count = 0; count < 60; count += 1) pushOnce(purchaseEvent({ ...order, number: `SM-${count}` }));
  const kept = JSON.parse(window.localStorage.getItem('purchases-told') ?? '[]');
  expect(kept).toHaveLength(50);
  expect(kept.at(-1)).toBe('SM-59');
});

test.each(['[', '{}', '[1,2]'])('what else stands in its place (%s) is no reason to stay silent', (kept) => {
  window.localStorage.setItem('purchases-told', kept);
  pushOnce(purchaseEvent(order));
  expect(window.dataLayer).toHaveLength(1);
});

test('a browser that keeps nothing is still told', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  pushOnce(purchaseEvent(order));
  expect(window.dataLayer).toHaveLength(1);
  jest.restoreAllMocks();
});
