/** @jest-environment jsdom */

import '#lib/testing/storefront/nothing-in-view.ts';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Cart } from '#lib/storefront/cart/types.ts';
import { leave } from '#lib/storefront/platform/forms/leave.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { testLine } from '#lib/testing/examples/cart.ts';
import {
  buttonNamed,
  cartOf,
  cartProps,
  items,
  mockCartServer,
  quantityOf,
  renderPage,
} from '#lib/testing/storefront/cart-page.tsx';
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

describe('cart: moving lines to the wishlist', () => {
  const signIn = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: sets the cookie that the route handlers set
    document.cookie = `${READABLE_COOKIES.customerStatus}=1-mark`;
  };
  afterEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: sets the cookie that the route handlers set
    document.cookie = `${READABLE_COOKIES.customerStatus}=; max-age=0`;
    jest.mocked(leave).mockClear();
  });

  test('the cart does not mention the wishlist while it is off', async () => {
    const cart = cartOf(line('Ganga', 1), line('Tista', 1, { stock: 0, maximum: 0 }));
    mockCartServer(cart);
    await renderCart(cart);
    expect(document.body).not.toHaveTextContent(/wishlist/i);
    expect(document.body.innerHTML).not.toMatch(/wishlist/i);
  });

  test('an engraved line says that a wishlist does not keep its text, and what does', async () => {
    signIn();
    const engraving = { text: 'Asha', place: 'Case back', price: 0 };
    const cart = cartOf(line('Ganga', 1, { engraving }), line('Tista', 1));
    mockCartServer(cart);
    await renderCart(cart, { wishlist: true });
    const note = 'A wishlist does not keep the engraving. To keep it, save the item for later.';
    expect(buttonNamed('Move Ganga to wishlist')).toHaveAccessibleDescription(note);
    expect(buttonNamed('Move Tista to wishlist')).not.toHaveAccessibleDescription();
  });

  test('moving a cart line to the wishlist shows no message, and the focus goes to the next line', async () => {
    signIn();
    const cart = cartOf(line('Ganga', 2), line('Tista', 1));
    const { sent } = mockCartServer(cart);
    const user = await renderCart(cart, { wishlist: true });
    await user.click(buttonNamed('Move Ganga to wishlist'));
    expect(sent).toEqual([{ method: 'POST', to: '/api/cart/wishlist', body: { lineId: 'Ganga' } }]);
    expect(items().getAllByRole('listitem')).toHaveLength(1);
    expect(buttonNamed('Remove Tista')).toHaveFocus();
    expect(screen.queryByText(/Removed|Undo/)).not.toBeInTheDocument();
    await user.click(buttonNamed('Remove Tista'));
    expect(screen.getByText('Removed Tista')).toBeInTheDocument();
  });

  test('a full wishlist keeps the line in the cart and says so there', async () => {
    signIn();
    const cart = cartOf(line('Ganga', 2));
    const { state } = mockCartServer(cart);
    state.refuse = { ok: false, reason: 'list-full', message: 'Your wishlist is full.' };
    const user = await renderCart(cart, { wishlist: true });
    await user.click(buttonNamed('Move Ganga to wishlist'));
    expect(quantityOf('Ganga')).toHaveAccessibleDescription('Your wishlist is full.');
  });

  test('a guest moving a cart line to the wishlist is sent to the sign-in and back', async () => {
    const cart = cartOf(line('Ganga', 2));
    const { sent } = mockCartServer(cart);
    const user = await renderCart(cart, { wishlist: true });
    await user.click(buttonNamed('Move Ganga to wishlist'));
    expect(leave).toHaveBeenCalledWith('/users/sign_in?next=%2Fcart%3Fnotice%3Dwish-again');
    expect(sent).toEqual([]);
  });
});
