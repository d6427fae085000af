import { priceCart } from '../price-cart.ts';
import { compareCarts } from './compare-carts.ts';
import { priceExactly } from './price-exactly.ts';
import { randomCart } from './random-cart.ts';

const CARTS = 5_000;

// Beside the million of `npm run bench totals`, which begins at 1.
test.each([2_000_000, 2_100_000, 2_200_000, 2_300_000])(
  'the pricing and the second opinion agree from seed %d on',
  (first) => {
    const { differing } = compareCarts(first, CARTS);
    const [seed] = differing;
    if (seed !== undefined) {
      // Shows the figures of the first; `randomCart(seed)` is the cart.
      expect({ seed, price: priceCart(randomCart(seed)) }).toEqual({ seed, price: priceExactly(randomCart(seed)) });
    }
    expect(differing).toEqual([]);
  },
);
