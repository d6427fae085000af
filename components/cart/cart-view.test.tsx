/** @jest-environment jsdom */

import '#lib/testing/storefront/nothing-in-view.ts';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Cart } from '#lib/storefront/cart/types.ts';
import { testLine } from '#lib/testing/examples/cart.ts';
import {
  buttonNamed,
  cartOf,
  cartProps,
  figure,
  items,
  mockCartServer,
  quantityOf,
  renderPage,
} from '#lib/testing/storefront/cart-page.tsx';
import { CartView } from '@/components/cart/cart-view';
import { Toaster } from '@/components/ui/toaster';

const line = testLine;
const renderCart = (cart: Cart, more: Partial<ComponentProps<typeof CartView>> = {}) =>
  renderPage(
    <>
      <Toaster successMilliseconds={4000} failureMilliseconds={7000} />
      <CartView {...cartProps(cart)} {...more} />
    </>,
  );

test('the MRP of an engraved line has the engraving too, as its price and the total MRP have', async () => {
  const engraving = { text: 'Asha', place: 'Case back', price: 200_000 };
  await renderCart(cartOf(line('Ganga', 1, { engraving, unitPrice: 1_000_000, mrp: 1_200_000, linePrice: 1_200_000 })));
  expect(items().getByText('₹12,000')).toBeInTheDocument();
  expect(items().getByText('₹14,000')).toBeInTheDocument();
  expect(items().getByText('14% off')).toBeInTheDocument();
});

describe('cart: quantity', () => {
  test('quantity clicks show immediately, one call runs at a time, the latest wins, figures are the server’s', async () => {
    const cart = cartOf(line('Ganga', 1), line('Tista', 1));
    const { state, sent, release } = mockCartServer(cart);
    const user = await renderCart(cart);
    state.held = true;
    for (let click = 0; click < 3; click += 1) await user.click(buttonNamed('Increase quantity of Ganga'));
    expect(quantityOf('Ganga')).toHaveValue('4');
    expect(sent).toHaveLength(1);
    // Figures are not estimated while the reply is pending.
    expect(figure('To pay')).toHaveTextContent('₹24,990');
    await release();
    await release();
    expect(sent.map(({ body }) => body.quantity)).toEqual([2, 4]);
    expect(quantityOf('Ganga')).toHaveValue('4');
    expect(figure('To pay')).toHaveTextContent('₹62,475');
  });

  test('a refused quantity change restores the cart’s quantity and says why, at the line and in a live region', async () => {
    const cart = cartOf(line('Ganga', 2));
    const { state } = mockCartServer(cart);
    state.refuse = { ok: false, reason: 'quantity-limit', message: 'You can order at most 2 of this.', cart };
    const user = await renderCart(cart);
    await user.click(buttonNamed('Increase quantity of Ganga'));
    expect(quantityOf('Ganga')).toHaveValue('2');
    expect(quantityOf('Ganga')).toHaveAccessibleDescription('You can order at most 2 of this.');
    expect(screen.getByRole('alert')).toHaveTextContent('You can order at most 2 of this.');
  });

  test('a stale cart is replaced by the one returned with the refusal', async () => {
    const cart = cartOf(line('Ganga', 2), line('Tista', 1));
    const { state } = mockCartServer(cart);
    state.refuse = { ok: false, reason: 'stale', message: 'Your cart changed.', cart: cartOf(line('Ganga', 5)) };
    const user = await renderCart(cart);
    await user.click(buttonNamed('Increase quantity of Ganga'));
    expect(quantityOf('Ganga')).toHaveValue('5');
    expect(items().getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Your cart changed.');
  });

  test('a cart change made in another tab is not overwritten: the page shows it, says so and goes on from it', async () => {
    const cart = cartOf(line('Ganga', 2), line('Tista', 1));
    const { state, sent } = mockCartServer(cart);
    const user = await renderCart(cart);
    state.cart = { ...cartOf(line('Ganga', 5), line('Tista', 1)), version: 2 };
    await user.click(buttonNamed('Decrease quantity of Ganga'));
    expect(sent[0]?.body).toMatchObject({ quantity: 1, version: 1 });
    expect(quantityOf('Ganga')).toHaveValue('5');
    expect(screen.getByRole('alert')).toHaveTextContent('changed in another window');
    await user.click(buttonNamed('Decrease quantity of Ganga'));
    await user.click(buttonNamed('Increase quantity of Tista'));
    expect(sent.slice(1).map(({ body }) => [body.quantity, body.version])).toEqual([
      [4, 2],
      [2, 3],
    ]);
    expect(quantityOf('Ganga')).toHaveValue('4');
  });

  test('after a lost reply the next cart change is not mistaken for one from another tab', async () => {
    const cart = cartOf(line('Ganga', 1));
    const { state, sent } = mockCartServer(cart);
    const user = await renderCart(cart);
    state.lose = true;
    await user.click(buttonNamed('Increase quantity of Ganga'));
    state.lose = false;
    await user.click(buttonNamed('Increase quantity of Ganga'));
    expect(sent[1]?.body).not.toHaveProperty('version');
    expect(quantityOf('Ganga')).toHaveValue('2');
  });

  test.each(['0', '-1', '1.5', 'two', '99999', ''])(
    'the quantity "%s" is refused in the field and not sent',
    async (text) => {
      const cart = cartOf(line('Ganga', 2));
      const { sent } = mockCartServer(cart);
      const user = await renderCart(cart);
      await user.clear(quantityOf('Ganga'));
      await user.type(quantityOf('Ganga'), `${text}{Enter}`);
      expect(quantityOf('Ganga')).toHaveAccessibleDescription(/whole number, 1 or more/);
      expect(quantityOf('Ganga')).toBeInvalid();
      expect(sent).toEqual([]);
    },
  );

  test('the quantity stepper stops at the limit, with a text, and at one', async () => {
    const cart = cartOf(line('Ganga', 3, { maximum: 3, stock: 3 }), line('Tista', 1));
    const { sent } = mockCartServer(cart);
    const user = await renderCart(cart);
    expect(screen.getByText('Only 3 left')).toBeInTheDocument();
    await user.click(buttonNamed('Increase quantity of Ganga'));
    await user.click(buttonNamed('Decrease quantity of Tista'));
    expect(sent).toEqual([]);
  });
});

describe('cart: removal', () => {
  test('removing a cart line is announced, focuses the next line and can be undone', async () => {
    const cart = cartOf(line('Ganga', 2), line('Tista', 1));
    const { sent } = mockCartServer(cart);
    const user = await renderCart(cart);
    await user.click(buttonNamed('Remove Ganga'));
    expect(screen.getByRole('status')).toHaveTextContent('Removed Ganga');
    expect(buttonNamed('Remove Tista')).toHaveFocus();
    await user.click(buttonNamed('Undo'));
    expect(sent.at(-1)).toMatchObject({
      method: 'POST',
      body: { sku: 'SKU-Ganga', quantity: 2, productUrl: '/Ganga' },
    });
    expect(quantityOf('Ganga')).toHaveValue('2');
  });

  test('removing the last cart line leaves an empty cart with a link to the store', async () => {
    const cart = cartOf(line('Ganga', 1));
    mockCartServer(cart);
    const user = await renderCart(cart);
    await user.click(buttonNamed('Remove Ganga'));
    expect(screen.getByText('Your cart is empty.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Order summary' })).not.toBeInTheDocument();
  });

  test('a failed removal keeps the cart line and says so', async () => {
    const cart = cartOf(line('Ganga', 1));
    const { state } = mockCartServer(cart);
    state.refuse = { ok: false, reason: 'unavailable', message: 'Something went wrong.' };
    const user = await renderCart(cart);
    await user.click(buttonNamed('Remove Ganga'));
    expect(items().getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong.');
  });
});

describe('cart: as rendered by the server', () => {
  test('every control of the cart is a form that works without JavaScript', async () => {
    const cart = cartOf(line('Ganga', 2));
    mockCartServer(cart);
    await renderCart(cart);
    const submitted = (name: string) => {
      const button = buttonNamed(name) as HTMLButtonElement;
      return Object.fromEntries(new FormData(button.form ?? undefined, button));
    };
    expect(submitted('Increase quantity of Ganga')).toEqual({ intent: 'update', lineId: 'Ganga', quantity: '3' });
    expect(submitted('Decrease quantity of Ganga')).toEqual({ intent: 'update', lineId: 'Ganga', quantity: '1' });
    expect(submitted('Update quantity of Ganga')).toEqual({ intent: 'update', lineId: 'Ganga', quantity: '2' });
    expect(submitted('Remove Ganga')).toEqual({ intent: 'remove', lineId: 'Ganga' });
  });

  test('the result of a cart change without JavaScript is shown', async () => {
    const cart = cartOf(line('Ganga', 2));
    mockCartServer(cart);
    await renderCart(cart, { notice: 'cart-full' });
    expect(screen.getByRole('alert')).toHaveTextContent(/is full/);
  });
});
