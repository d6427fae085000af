import { isDeepStrictEqual } from 'node:util';
import { priceCart } from '../price-cart.ts';
import { priceExactly } from './price-exactly.ts';
import { randomCart } from './random-cart.ts';

const CHUNK = 1000;

interface Comparison {
  carts: number;
  /** Seeds of the carts for which any amount differs. */
  differing: number[];
  /** The time that `priceCart` took for all of them. */
  milliseconds: number;
}

/** Prices the carts of `count` seeds from `firstSeed` on with `priceCart` and `priceExactly`. */
export function compareCarts(firstSeed: number, count: number): Comparison {
  const differing: number[] = [];
  let milliseconds = 0;
  for (let done = 0; done < count; done += CHUNK) {
    const seeds = Array.from({ length: Math.min(CHUNK, count - done) }, (_none, index) => firstSeed + done + index);
    const carts = seeds.map(randomCart);
    const begun = performance.now();
    const priced = carts.map(priceCart);
    milliseconds += performance.now() - begun;
    carts.forEach((cart, index) => {
      if (!isDeepStrictEqual(priced[index], priceExactly(cart))) differing.push(seeds[index] ?? Number.NaN);
    });
  }
  return { carts: count, differing, milliseconds };
}
