import { testCart, testLine } from '#lib/testing/examples/cart.ts';
import fc from '#lib/testing/generated.ts';
import { additionEvents, cartEvent, changeEvents, factsOf, paymentEvent, shippingEvent } from './cart-events.ts';
import { toItem } from './items.ts';
import type { AnalyticsEvent } from './types.ts';

const NAMES = ['ganga', 'meridian', 'tara'] as const;
const quantities = fc.record(Object.fromEntries(NAMES.map((name) => [name, fc.integer({ min: 0, max: 5 })])));
const price = fc.integer({ min: 100, max: 500_000_000 });

const cartOf = (input: Record<string, number>, version = 1) => {
  const lines = Object.entries(input).filter(([, quantity]) => quantity > 0);
  return factsOf(
    testCart(
      lines.map(([name, quantity]) => testLine(name, quantity)),
      { version },
    ),
  );
};
const itemsOf = (event?: AnalyticsEvent) => (event && 'ecommerce' in event ? event.ecommerce.items : []);

test('the analytics events of a cart report rupees, without sold-out lines, with total value and coupon', () => {
  const lines = [
    testLine('ganga', 2, { netPrice: 2_249_100, sizeName: '14' }),
    testLine('tara', 1, { stock: 0, netPrice: 0 }),
  ];
  const coupon = { code: 'WELCOME10', discount: 1, expiresAt: 1, terms: '' };
  const ecommerce = {
    currency: 'INR',
    currency_id: 1,
    value: 22_491,
    coupon: 'WELCOME10',
    items: [
      {
        item_id: 'ganga',
        item_name: 'ganga',
        item_brand: 'Aarvane',
        item_variant: '14',
        price: 11_245.5,
        discount: 1249.5,
        quantity: 2,
      },
    ],
  };
  const cart = factsOf(testCart(lines, { coupon }));
  expect(cartEvent('view_cart', cart)).toEqual({ event: 'view_cart', ecommerce });
  expect(cartEvent('begin_checkout', cart)).toEqual({ event: 'begin_checkout', ecommerce });
  expect(shippingEvent(cart)).toEqual({
    event: 'add_shipping_info',
    ecommerce: { ...ecommerce, shipping_tier: 'standard' },
  });
  expect(paymentEvent(cart, 'payu')).toEqual({
    event: 'add_payment_info',
    ecommerce: { ...ecommerce, payment_type: 'payu' },
  });
});

test('an analytics item without a quantity counts as one at its price', () =>
  expect(toItem({ code: 'A', title: 'a', unitPrice: 1_249_550 })).toEqual({
    item_id: 'A',
    item_name: 'a',
    price: 12_495.5,
    quantity: 1,
  }));

test('add_to_cart reports the quantity that was added', () => {
  const [event] = additionEvents('SKU-ganga', 1, cartOf({ ganga: 3 }));
  expect(event).toMatchObject({ event: 'add_to_cart', ecommerce: { value: 12_495, items: [{ quantity: 1 }] } });
  expect(additionEvents('SKU-other', 1, cartOf({ ganga: 3 }))).toEqual([]);
});

test('the events between two carts report every added or removed quantity once, and nothing else', () =>
  fc.assert(
    fc.property(quantities, quantities, (one, other) => {
      const events = changeEvents(cartOf(one), cartOf(other, 2));
      const reported = (name: AnalyticsEvent['event'], id: string) =>
        itemsOf(events.find(({ event }) => event === name)).find((item) => item.item_id === id)?.quantity ?? 0;
      for (const name of NAMES) {
        const change = (other[name] ?? 0) - (one[name] ?? 0);
        expect(reported('add_to_cart', name)).toBe(Math.max(change, 0));
        expect(reported('remove_from_cart', name)).toBe(Math.max(-change, 0));
      }
      expect(events.every((event) => itemsOf(event).length > 0)).toBe(true);
    }),
  ));

test('the value of the cart event is the sum of its items, to half a paisa per unit', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 }),
      price,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (quantity, unitPrice, part) => {
        const netPrice = Math.round(unitPrice * quantity * part);
        const [item] = itemsOf(
          cartEvent('view_cart', factsOf(testCart([testLine('a', quantity, { unitPrice, netPrice })]))),
        );
        expect(Math.abs(Math.round((item?.price ?? 0) * 100) * quantity - netPrice)).toBeLessThanOrEqual(quantity / 2);
        expect((item?.price ?? 0) + (item?.discount ?? 0)).toBeCloseTo(unitPrice / 100, 2);
      },
    ),
  ));

test('a cart snapshot contains only items and coupon', () => {
  const cart = testCart([testLine('ganga', 1)], {
    giftCards: [{ id: 'secret-id', lastDigits: '4321', balance: 1, amount: 1 }],
  });
  expect(Object.keys(factsOf(cart))).toEqual(['version', 'lines', 'coupon']);
  expect(JSON.stringify(factsOf(cart))).not.toMatch(/secret|4321/);
});

test('engraved and plain items of a SKU are one item, and no text leaves the store', () => {
  const engraving = { text: 'Meera', place: 'Case back', price: 49_900 };
  const sku = 'GANGA';
  const cart = testCart([
    testLine('plain', 1, { sku, unitPrice: 1_000_000 }),
    testLine('engraved', 1, { sku, unitPrice: 1_000_000, engraving, linePrice: 1_049_900, netPrice: 1_049_900 }),
  ]);
  expect(factsOf(cart).lines).toMatchObject([{ sku, quantity: 2, unitPrice: 1_024_950, netPrice: 2_049_900 }]);
  expect(JSON.stringify(factsOf(cart))).not.toContain('Meera');
});
