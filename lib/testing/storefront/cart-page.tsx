import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { Cart, CartLine, CartReply } from '#lib/storefront/cart/types.ts';
import { EMPTY_FORM, type FormReply } from '#lib/storefront/platform/forms/types.ts';
import { testCart, testLine } from '../examples/cart.ts';

/** Creates a cart with these lines. */
export const cartOf = (...lines: CartLine[]) => testCart(lines);

const STALE: CartReply = { ok: false, reason: 'stale', message: 'Your cart changed in another window' };

/**
 * A server with a cart whose version increases with every change; `hold` delays its responses until `release`,
 * and `lose` lets a change happen whose response never arrives.
 */
export function mockCartServer(start: Cart) {
  const state = {
    cart: start,
    refuse: null as CartReply | null,
    notify: { ok: true, location: '/cart' } as FormReply,
    held: false,
    lose: false,
    waiting: [] as (() => void)[],
  };
  const sent: { method: string; body: Record<string, unknown>; to?: string }[] = [];
  const lines = () => state.cart.lines;
  const change: Record<string, (body: Record<string, unknown>) => void> = {
    PATCH: (body) => {
      const quantity = Number(body.quantity);
      state.cart = cartOf(...lines().map((entry) => (entry.id === body.lineId ? testLine(entry.id, quantity) : entry)));
    },
    DELETE: (body) => {
      state.cart = cartOf(...lines().filter((entry) => entry.id !== body.lineId));
    },
    POST: (body) => {
      state.cart = cartOf(...lines(), testLine(String(body.sku).replace('SKU-', ''), Number(body.quantity)));
    },
  };
  global.fetch = jest.fn(async (input: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    if (method !== 'GET') {
      const body = JSON.parse(String(init?.body));
      sent.push({ method, body, ...(input !== '/api/cart' && { to: input }) });
      if (input === '/api/cart/notify') return { json: async () => state.notify };
      if (state.held) await new Promise<void>((resolve) => state.waiting.push(resolve));
      if (state.refuse) return { json: async () => state.refuse };
      const { version } = state.cart;
      if (body.version !== undefined && body.version !== version) return { json: async () => STALE };
      change[input === '/api/cart/wishlist' ? 'DELETE' : method]?.(body);
      state.cart = { ...state.cart, version: version + 1 };
      if (state.lose) throw new TypeError('fetch failed');
    }
    return { json: async () => ({ ok: true, cart: state.cart }) };
  }) as unknown as typeof fetch;
  const release = () => act(async () => state.waiting.splice(0).forEach((resolveWaiting) => void resolveWaiting()));
  return { state, sent, release };
}

/** No form was submitted. */
export const FORMS = { coupon: EMPTY_FORM, giftCoupon: EMPTY_FORM, giftCard: EMPTY_FORM, notify: EMPTY_FORM };

/** Returns the props of the cart page for a cart, as the server would: no submitted form, no notice. */
export const cartProps = (cart: Cart) => ({
  rendered: cart,
  offers: [],
  forms: FORMS,
  enteredCoupon: '',
  contact: '',
  wishlist: false,
  notice: null,
});

/** Renders a page of the cart with an empty cache. */
export async function renderPage(page: ReactNode) {
  await act(async () => {
    render(<SWRConfig value={{ provider: () => new Map() }}>{page}</SWRConfig>);
  });
  return userEvent.setup();
}

/** Parts of the page, by their accessible names. */
export const buttonNamed = (name: string) => screen.getByRole('button', { name });
export const items = () => within(screen.getByRole('list', { name: 'Cart items' }));
export const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));
export const figure = (name: string) => summary().getByText(name).nextElementSibling;
export const quantityOf = (title: string) => screen.getByRole('textbox', { name: `Quantity of ${title}` });
