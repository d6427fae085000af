/** @jest-environment jsdom */

import '#lib/testing/nothing-in-view.ts';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Cart } from '#lib/storefront/cart/types.ts';
import { leave } from '#lib/storefront/platform/forms/leave.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { testLine } from '#lib/testing/cart.ts';
import { cartOf, cartProps, items, press, quantityOf, renderPage, serveCart } from '#lib/testing/cart-page.tsx';
import { CartView } from '@/components/cart/cart-view';
import { Toaster } from '@/components/ui/toaster';

jest.mock('#lib/storefront/platform/forms/leave.ts', () => ({ leave: jest.fn(), isLeaving: () => false }));

const line = testLine;
const renderCart = (cart: Cart, more: Partial<ComponentProps<typeof CartView>> = {}) =>
  renderPage(
    <>
      <Toaster successMilliseconds={4000} failureMilliseconds={7000} />
      <CartView {...cartProps(cart)} {...more} />
    </>,
  );

describe('the wishlist', () => {
  const signIn = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the hint that handlers write
    document.cookie = `${READABLE_COOKIES.customerStatus}=1-mark`;
  };
  afterEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the hint that handlers write
    document.cookie = `${READABLE_COOKIES.customerStatus}=; max-age=0`;
    jest.mocked(leave).mockClear();
  });

  test('is nowhere named while there is none', async () => {
    const cart = cartOf(line('Ganga', 1), line('Tista', 1, { stock: 0, maximum: 0 }));
    serveCart(cart);
    await renderCart(cart);
    expect(document.body).not.toHaveTextContent(/wishlist/i);
    expect(document.body.innerHTML).not.toMatch(/wishlist/i);
  });

  test('takes a line without a word, and the focus goes to the next', async () => {
    signIn();
    const cart = cartOf(line('Ganga', 2), line('Tista', 1));
    const { sent } = serveCart(cart);
    const user = await renderCart(cart, { wishlist: true });
    await user.click(press('Move Ganga to wishlist'));
    expect(sent).toEqual([{ method: 'POST', to: '/api/cart/wishlist', body: { lineId: 'Ganga' } }]);
    expect(items().getAllByRole('listitem')).toHaveLength(1);
    expect(press('Remove Tista')).toHaveFocus();
    expect(screen.queryByText(/Removed|Undo/)).not.toBeInTheDocument();
    await user.click(press('Remove Tista'));
    expect(screen.getByText('Removed Tista')).toBeInTheDocument();
  });

  test('that is full keeps the line in the cart and says so there', async () => {
    signIn();
    const cart = cartOf(line('Ganga', 2));
    const { state } = serveCart(cart);
    state.refuse = { ok: false, reason: 'list-full', message: 'Your wishlist is full.' };
    const user = await renderCart(cart, { wishlist: true });
    await user.click(press('Move Ganga to wishlist'));
    expect(quantityOf('Ganga')).toHaveAccessibleDescription('Your wishlist is full.');
  });

  test('asks a guest to sign in, and back', async () => {
    const cart = cartOf(line('Ganga', 2));
    const { sent } = serveCart(cart);
    const user = await renderCart(cart, { wishlist: true });
    await user.click(press('Move Ganga to wishlist'));
    expect(leave).toHaveBeenCalledWith('/users/sign_in?next=%2Fcart%3Fnotice%3Dwish-again');
    expect(sent).toEqual([]);
  });
});
