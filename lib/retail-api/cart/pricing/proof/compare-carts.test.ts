import { lineOffer, pricingInput, pricingLine } from '#lib/retail-api/testing/pricing.ts';
import { priceCart } from '../price-cart.ts';
import { compareCarts } from './compare-carts.ts';
import { priceExactly } from './price-exactly.ts';
import { randomCart } from './random-cart.ts';

const CARTS = 5_000;

// These seeds are in addition to the million of `npm run bench totals`, which starts at 1.
test.each([2_000_000, 2_100_000, 2_200_000, 2_300_000])('priceCart and priceExactly agree from seed %d on', (first) => {
  const { differing } = compareCarts(first, CARTS);
  const [seed] = differing;
  if (seed !== undefined) {
    // Shows the amounts of the first difference; `randomCart(seed)` is the cart.
    expect({ seed, price: priceCart(randomCart(seed)) }).toEqual({ seed, price: priceExactly(randomCart(seed)) });
  }
  expect(differing).toEqual([]);
});

test('priceCart and priceExactly agree on a hundred lines of quantity 1,000 at ₹10 crore', () => {
  const cart = pricingInput({
    lines: Array.from({ length: 100 }, (_none, index) =>
      pricingLine(`S${index}`, { unitPrice: 10_000_000_000 - index, quantity: 1000 }),
    ),
    offers: [lineOffer('third', { benefit: { kind: 'percent', percent: 33, cap: null } })],
    coupon: { scope: {}, minimumAmount: 0, benefit: { kind: 'percent', percent: 7, cap: null } },
    giftCoupon: 99_999_999_999_999,
    shipping: { charge: 9_999, freeFrom: null },
    giftCards: [{ id: 'card', balance: 333_333_333_333_333 }],
  });
  const price = priceCart(cart);
  expect(price).toEqual(priceExactly(cart));
  expect(price.subtotal).toBe(999_999_995_050_000);
});
