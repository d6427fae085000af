/** @jest-environment jsdom */

import '#lib/testing/nothing-in-view.ts';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Cart } from '#lib/storefront/cart/types.ts';
import { testLine } from '#lib/testing/cart.ts';
import { cartOf, cartProps, figure, items, press, quantityOf, renderPage, serveCart } from '#lib/testing/cart-page.tsx';
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

describe('quantity', () => {
  test('clicks show at once, one call runs at a time, the latest wins, and the figures are the server’s', async () => {
    const cart = cartOf(line('Ganga', 1), line('Tista', 1));
    const { state, sent, release } = serveCart(cart);
    const user = await renderCart(cart);
    state.held = true;
    for (let click = 0; click < 3; click += 1) await user.click(press('Increase quantity of Ganga'));
    expect(quantityOf('Ganga')).toHaveValue('4');
    expect(sent).toHaveLength(1);
    // No figure is guessed while the answer is awaited.
    expect(figure('To pay')).toHaveTextContent('₹24,990');
    await release();
    await release();
    expect(sent.map(({ body }) => body.quantity)).toEqual([2, 4]);
    expect(quantityOf('Ganga')).toHaveValue('4');
    expect(figure('To pay')).toHaveTextContent('₹62,475');
  });

  test('a refusal brings the cart’s own quantity back and says why, at the line and aloud', async () => {
    const cart = cartOf(line('Ganga', 2));
    const { state } = serveCart(cart);
    state.refuse = { ok: false, reason: 'quantity-limit', message: 'You can order at most 2 of this.', cart };
    const user = await renderCart(cart);
    await user.click(press('Increase quantity of Ganga'));
    expect(quantityOf('Ganga')).toHaveValue('2');
    expect(quantityOf('Ganga')).toHaveAccessibleDescription('You can order at most 2 of this.');
    expect(screen.getByRole('alert')).toHaveTextContent('You can order at most 2 of this.');
  });

  test('a stale cart is replaced by the one that came with the refusal', async () => {
    const cart = cartOf(line('Ganga', 2), line('Tista', 1));
    const { state } = serveCart(cart);
    state.refuse = { ok: false, reason: 'stale', message: 'Your cart changed.', cart: cartOf(line('Ganga', 5)) };
    const user = await renderCart(cart);
    await user.click(press('Increase quantity of Ganga'));
    expect(quantityOf('Ganga')).toHaveValue('5');
    expect(items().getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Your cart changed.');
  });

  test('a change made in another tab is not overwritten: the page shows it, says so, and goes on from there', async () => {
    const cart = cartOf(line('Ganga', 2), line('Tista', 1));
    const { state, sent } = serveCart(cart);
    const user = await renderCart(cart);
    state.cart = { ...cartOf(line('Ganga', 5), line('Tista', 1)), version: 2 };
    await user.click(press('Decrease quantity of Ganga'));
    expect(sent[0]?.body).toMatchObject({ quantity: 1, version: 1 });
    expect(quantityOf('Ganga')).toHaveValue('5');
    expect(screen.getByRole('alert')).toHaveTextContent('changed in another window');
    await user.click(press('Decrease quantity of Ganga'));
    await user.click(press('Increase quantity of Tista'));
    expect(sent.slice(1).map(({ body }) => [body.quantity, body.version])).toEqual([
      [4, 2],
      [2, 3],
    ]);
    expect(quantityOf('Ganga')).toHaveValue('4');
  });

  test('after a lost answer the next change is not mistaken for one of another tab', async () => {
    const cart = cartOf(line('Ganga', 1));
    const { state, sent } = serveCart(cart);
    const user = await renderCart(cart);
    state.lose = true;
    await user.click(press('Increase quantity of Ganga'));
    state.lose = false;
    await user.click(press('Increase quantity of Ganga'));
    expect(sent[1]?.body).not.toHaveProperty('version');
    expect(quantityOf('Ganga')).toHaveValue('2');
  });

  test.each(['0', '-1', '1.5', 'two', '99999', ''])('"%s" is refused in the field and sent nowhere', async (text) => {
    const cart = cartOf(line('Ganga', 2));
    const { sent } = serveCart(cart);
    const user = await renderCart(cart);
    await user.clear(quantityOf('Ganga'));
    await user.type(quantityOf('Ganga'), `${text}{Enter}`);
    expect(quantityOf('Ganga')).toHaveAccessibleDescription(/whole number, 1 or more/);
    expect(quantityOf('Ganga')).toBeInvalid();
    expect(sent).toEqual([]);
  });

  test('stops at the limit in words and at one', async () => {
    const cart = cartOf(line('Ganga', 3, { maximum: 3, stock: 3 }), line('Tista', 1));
    const { sent } = serveCart(cart);
    const user = await renderCart(cart);
    expect(screen.getByText('Only 3 left')).toBeInTheDocument();
    await user.click(press('Increase quantity of Ganga'));
    await user.click(press('Decrease quantity of Tista'));
    expect(sent).toEqual([]);
  });
});

describe('removal', () => {
  test('tells it, gives the focus to the next line, and can be undone', async () => {
    const cart = cartOf(line('Ganga', 2), line('Tista', 1));
    const { sent } = serveCart(cart);
    const user = await renderCart(cart);
    await user.click(press('Remove Ganga'));
    expect(screen.getByRole('status')).toHaveTextContent('Removed Ganga');
    expect(press('Remove Tista')).toHaveFocus();
    await user.click(press('Undo'));
    expect(sent.at(-1)).toMatchObject({
      method: 'POST',
      body: { sku: 'SKU-Ganga', quantity: 2, productUrl: '/Ganga' },
    });
    expect(quantityOf('Ganga')).toHaveValue('2');
  });

  test('of the last line leaves the empty cart with a way on', async () => {
    const cart = cartOf(line('Ganga', 1));
    serveCart(cart);
    const user = await renderCart(cart);
    await user.click(press('Remove Ganga'));
    expect(screen.getByText('Your cart is empty.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Order summary' })).not.toBeInTheDocument();
  });

  test('that failed keeps the line and says so', async () => {
    const cart = cartOf(line('Ganga', 1));
    const { state } = serveCart(cart);
    state.refuse = { ok: false, reason: 'unavailable', message: 'We cannot reach the store right now.' };
    const user = await renderCart(cart);
    await user.click(press('Remove Ganga'));
    expect(items().getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('We cannot reach the store right now.');
  });
});

describe('as rendered', () => {
  test('every control is a form that works by itself', async () => {
    const cart = cartOf(line('Ganga', 2));
    serveCart(cart);
    await renderCart(cart);
    const submitted = (name: string) => {
      const button = press(name) as HTMLButtonElement;
      return Object.fromEntries(new FormData(button.form ?? undefined, button));
    };
    expect(submitted('Increase quantity of Ganga')).toEqual({ intent: 'update', lineId: 'Ganga', quantity: '3' });
    expect(submitted('Decrease quantity of Ganga')).toEqual({ intent: 'update', lineId: 'Ganga', quantity: '1' });
    expect(submitted('Update quantity of Ganga')).toEqual({ intent: 'update', lineId: 'Ganga', quantity: '2' });
    expect(submitted('Remove Ganga')).toEqual({ intent: 'remove', lineId: 'Ganga' });
  });

  test('says what became of a change made without script', async () => {
    const cart = cartOf(line('Ganga', 2));
    serveCart(cart);
    await renderCart(cart, { notice: 'cart-full' });
    expect(screen.getByRole('alert')).toHaveTextContent(/is full/);
  });
});
