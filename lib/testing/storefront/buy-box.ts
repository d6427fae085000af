import type { Cart, CartReply } from '#lib/storefront/cart/types.ts';
import type { ProductSize } from '#lib/storefront/catalogue/types.ts';
import { testCart, testLine } from '../examples/cart.ts';

/** A size of a ring; without a name, the only size of a product. */
export const ringSize = (name: string | null, stock: number): ProductSize => ({
  sku: `RING-${name ?? 'ONE'}`,
  name,
  price: 11_230_200,
  mrp: 11_904_000,
  stock,
});
/** The sizes of a ring; 10 is sold out. */
export const RING_SIZES = [ringSize('8', 4), ringSize('10', 0), ringSize('12', 9)];

/** A cart with one line. */
export function cartWith(sku: string, count = 1): Cart {
  return testCart([testLine('line-1', count, { sku })]);
}
/** The reply of the cart to a product without its size. */
export const SIZE_NEEDED: CartReply = {
  ok: false,
  reason: 'select-size',
  message: 'Select a size to add this to your cart.',
};

/** A request that changed the cart. */
interface Sent {
  method: string;
  url: string;
  body: Record<string, unknown>;
}

/** Mocks fetch: `/api/cart` returns the given replies in turn, `/api/availability` the given stock. */
export function serveCart(replies: (CartReply | 'no network')[], live: Record<string, number> = {}) {
  const sent: Sent[] = [];
  global.fetch = jest.fn(async (input: string, init?: RequestInit) => {
    const url = String(input);
    if (url.startsWith('/api/availability')) {
      const sizes = Object.entries(live).map(([sku, stock]) => ({ sku, price: 9_900_000, mrp: 11_904_000, stock }));
      return { json: async () => ({ ok: true, products: sizes.length ? [{ code: 'RING', sizes }] : [] }) };
    }
    sent.push({ method: init?.method ?? 'GET', url, body: init?.body ? JSON.parse(String(init.body)) : {} });
    const reply = replies.shift();
    if (!reply || reply === 'no network') throw new TypeError('fetch failed');
    return { json: async () => reply };
  }) as unknown as typeof fetch;
  return sent;
}
