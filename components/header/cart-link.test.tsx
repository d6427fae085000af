/** @jest-environment jsdom */
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { startRoute } from '#lib/storefront/platform/browser/navigation.ts';
import { testCart, testLine } from '#lib/testing/examples/cart.ts';
import { CartLink } from '@/components/header/cart-link';

jest.mock('next/navigation', () => ({ usePathname: () => '/', useSearchParams: () => new URLSearchParams() }));

beforeAll(() => {
  // jsdom knows the dialog element but does not implement showModal.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

const setCookie = (cookie: string) => Reflect.set(document, 'cookie', `${cookie}; path=/`);

beforeEach(() => {
  setCookie('cartCount=1');
  setCookie('CustStatusID=; max-age=0');
  const reply = { ok: true, cart: testCart([testLine('Ganga', 1)]) };
  global.fetch = jest.fn(async () => ({ ok: true, json: async () => reply })) as unknown as typeof fetch;
});

const link = () => screen.getByRole('link', { name: /^Cart/ });

/** Clicks the link; returns whether the browser would follow it. */
async function submit(init: MouseEventInit = {}): Promise<boolean> {
  const click = createEvent.click(link(), init);
  // jsdom cannot navigate, so the default action is recorded and then prevented.
  const follows = new Promise<boolean>((resolve) => {
    const stop = (event: Event) => {
      resolve(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', stop, { once: true });
  });
  await act(async () => void fireEvent(link(), click));
  return follows;
}

const isOpen = () => screen.queryByRole('dialog', { name: 'Cart' }) !== null;

async function renderLink(opensMiniCart: boolean) {
  await act(async () => void render(<CartLink showCount opensMiniCart={opensMiniCart} />));
}

test('the server renders the cart link as a plain link without a dialog', () => {
  const html = renderToString(<CartLink showCount opensMiniCart />);
  expect(html).toContain('href="/cart"');
  expect(html).not.toMatch(/haspopup|dialog/);
});

test('a click on the cart link opens the mini-cart, and closing it returns the focus', async () => {
  await renderLink(true);
  expect(link()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(await submit()).toBe(false);
  const dialog = within(await screen.findByRole('dialog', { name: 'Cart' }));
  expect(await dialog.findByRole('link', { name: 'Ganga' })).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Close cart' }));
  expect(isOpen()).toBe(false);
  expect(link()).toHaveFocus();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click on the cart link with %j is left to the browser',
  async (init) => {
    await renderLink(true);
    expect(await submit(init)).toBe(true);
    expect(isOpen()).toBe(false);
  },
);

test('the mini-cart closes on navigation', async () => {
  await renderLink(true);
  await submit();
  expect(await screen.findByRole('dialog', { name: 'Cart' })).toBeInTheDocument();
  await act(async () => void startRoute());
  expect(isOpen()).toBe(false);
});

describe('the cart link of a guest without a cart', () => {
  beforeEach(() => setCookie('cartCount=0'));

  test('the cart link leads a guest without a cart to the sign-in, which continues to the cart', async () => {
    await renderLink(true);
    expect(link()).toHaveAttribute('href', '/users/sign_in?action=order-status&next=%2Fcart');
    expect(link()).not.toHaveAttribute('aria-haspopup');
    expect(await submit()).toBe(true);
    expect(isOpen()).toBe(false);
  });

  test.each(['cartCount=2', 'CustStatusID=1-mark'])(
    'the cart link no longer treats the shopper as a guest without a cart once the browser has %s',
    async (cookie) => {
      await renderLink(true);
      setCookie(cookie);
      await act(async () => void window.dispatchEvent(new Event('cart:changed')));
      expect(link()).toHaveAttribute('href', '/cart');
      expect(link()).toHaveAttribute('aria-haspopup', 'dialog');
    },
  );
});

test('the cart link of the narrow header leads to the cart page', async () => {
  await renderLink(false);
  expect(link()).toHaveAttribute('href', '/cart');
  expect(link()).not.toHaveAttribute('aria-haspopup');
  await submit();
  expect(isOpen()).toBe(false);
});
