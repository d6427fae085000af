/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { submitForm } from '#lib/storefront/platform/forms/submit.ts';
import { testCart, testLine } from '#lib/testing/examples/cart.ts';
import { useCart } from './client.ts';
import type { AppliedCoupon, Cart, CartReply } from './types.ts';

const COUPON: AppliedCoupon = { code: 'GANGA10', discount: 100, expiresAt: 0, terms: '' };
const cartOf = (quantity: number, version: number, more: Partial<Cart> = {}) =>
  testCart([testLine('Ganga', quantity)], { version, ...more });

/**
 * Mocks a server that holds each response to a change until the test releases it; reads return the current
 * cart.
 */
function serve(start: Cart) {
  const waiting: ((reply: CartReply) => void)[] = [];
  const sent: unknown[] = [];
  const state = { cart: start, reads: 0 };
  global.fetch = jest.fn(async (_input: string, init?: RequestInit) => {
    if ((init?.method ?? 'GET') === 'GET') {
      state.reads += 1;
      return { json: async () => ({ ok: true, cart: state.cart }) };
    }
    sent.push(JSON.parse(String(init?.body)));
    const reply = await new Promise<CartReply>((resolve) => waiting.push(resolve));
    return { json: async () => reply };
  }) as unknown as typeof fetch;
  const answer = (reply: CartReply) => act(async () => waiting.shift()?.(reply));
  return { state, sent, answer };
}

async function liveCart(cart: Cart) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
  );
  const { result } = renderHook(() => useCart(cart, () => undefined, true), { wrapper });
  await act(async () => undefined);
  return result;
}

test('a cart adopted from another part of the page survives the response to a change in flight', async () => {
  const start = cartOf(1, 1);
  const { state, answer } = serve(start);
  const live = await liveCart(start);
  await act(async () => live.current.change('Ganga', 2));
  const withCoupon = cartOf(1, 1, { coupon: COUPON });
  await act(async () => live.current.adopt(withCoupon));
  expect(live.current.cart.coupon).toEqual(COUPON);
  // By then the change was made, but its response does not know the coupon.
  state.cart = cartOf(2, 2, { coupon: COUPON });
  await answer({ ok: true, cart: cartOf(2, 2) });
  expect(live.current.cart).toEqual(state.cart);
  expect(state.reads).toBe(1);
});

test('a cart adopted during a revalidation is not overwritten by the older response to it', async () => {
  const start = cartOf(1, 1);
  const { state, answer } = serve(start);
  const live = await liveCart(start);
  const readAtOnce = global.fetch;
  let release = () => undefined as unknown;
  const old = cartOf(2, 2, { coupon: COUPON });
  global.fetch = jest.fn(async (input: string, init?: RequestInit) => {
    if ((init?.method ?? 'GET') !== 'GET') return readAtOnce(input, init);
    global.fetch = readAtOnce;
    await new Promise((resolve) => {
      release = () => resolve(undefined);
    });
    return { json: async () => ({ ok: true, cart: old }) };
  }) as unknown as typeof fetch;
  await act(async () => live.current.change('Ganga', 2));
  await act(async () => live.current.adopt(cartOf(1, 1, { coupon: COUPON })));
  await answer({ ok: true, cart: cartOf(2, 2) });
  state.cart = cartOf(2, 2);
  await act(async () => live.current.adopt(state.cart));
  await act(async () => void release());
  expect(live.current.cart.coupon).toBeNull();
});

test('the coupon that a change dropped is kept when the cart is read again', async () => {
  const start = cartOf(1, 1);
  const { state, answer } = serve(start);
  const live = await liveCart(start);
  await act(async () => live.current.change('Ganga', 2));
  await act(async () => live.current.adopt(cartOf(1, 1, { coupon: COUPON })));
  state.cart = cartOf(2, 2);
  const droppedCoupon = { code: COUPON.code, reason: 'not-applicable' } as const;
  await answer({ ok: true, cart: cartOf(2, 2, { droppedCoupon }) });
  expect(state.reads).toBe(1);
  expect(live.current.cart).toEqual({ ...state.cart, droppedCoupon });
});

test('an adopted cart that is older than the current one is ignored, and the cart is read again', async () => {
  const start = cartOf(1, 1);
  const { state, answer, sent } = serve(start);
  const live = await liveCart(start);
  await act(async () => live.current.change('Ganga', 3));
  state.cart = cartOf(3, 2, { coupon: COUPON });
  await answer({ ok: true, cart: cartOf(3, 2) });
  await act(async () => live.current.adopt(cartOf(1, 1, { coupon: COUPON })));
  expect(live.current.cart).toEqual(state.cart);
  await act(async () => live.current.change('Ganga', 4));
  expect(sent.at(-1)).toMatchObject({ quantity: 4, version: 2 });
  await answer({ ok: true, cart: cartOf(4, 3) });
});

test('a change after an adopted cart sends the version of that cart', async () => {
  const start = cartOf(1, 1);
  const { sent, answer } = serve(start);
  const live = await liveCart(start);
  await act(async () => live.current.adopt(cartOf(1, 7)));
  await act(async () => live.current.change('Ganga', 2));
  expect(sent).toEqual([{ lineId: 'Ganga', quantity: 2, version: 7 }]);
  await answer({ ok: true, cart: cartOf(2, 8) });
  expect(live.current.cart.version).toBe(8);
});

test('a change waits for the response to a form of the page, and a form waits for the response to a change', async () => {
  const start = cartOf(1, 1);
  const { sent, answer } = serve(start);
  const live = await liveCart(start);
  const coupon = submitForm('/api/cart/coupon', { couponCode: 'GANGA10' });
  await act(async () => live.current.change('Ganga', 2));
  const card = submitForm('/api/cart/gift-cards', { number: '1234' });
  await act(async () => undefined);
  expect(sent).toEqual([{ couponCode: 'GANGA10' }]);
  await answer({ ok: false, reason: 'unavailable', message: '' });
  await coupon;
  expect(sent.slice(1)).toEqual([{ lineId: 'Ganga', quantity: 2, version: 1 }]);
  await answer({ ok: true, cart: cartOf(2, 2) });
  expect(sent.slice(2)).toEqual([{ number: '1234' }]);
  await answer({ ok: true, cart: cartOf(2, 2) });
  await card;
});

test('a restored line gets back the offer that it had', async () => {
  const [best, chosen] = ['best', 'chosen'].map((id) => ({ id, title: id, saving: 100 }));
  const line = testLine('Ganga', 1, { offer: chosen ?? null });
  const { sent, answer } = serve(testCart([]));
  const live = await liveCart(testCart([]));
  let restored: CartReply | undefined;
  await act(async () => {
    void live.current.restore(line).then((reply) => {
      restored = reply;
    });
  });
  await answer({ ok: true, cart: testCart([{ ...line, offer: best ?? null }], { version: 2 }) });
  expect(sent.at(-1)).toEqual({ lineId: 'Ganga', productUrl: '/Ganga', sizeName: '', offerId: 'chosen', version: 2 });
  await answer({ ok: true, cart: testCart([line], { version: 3 }) });
  expect(restored).toMatchObject({ ok: true, cart: { version: 3 } });
});
