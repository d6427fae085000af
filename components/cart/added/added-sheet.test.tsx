/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { testCart, testLine } from '#lib/testing/examples/cart.ts';
import { AddedSheet } from '@/components/cart/added/added-sheet';

const onClose = jest.fn();
const cart = testCart([testLine('Ganga', 1), testLine('Tista', 2, { sizeName: '12' })]);

beforeAll(() => {
  // jsdom knows the dialog element but does not implement showModal.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
beforeEach(() => onClose.mockClear());

const show = (shown = cart) => render(<AddedSheet cart={shown} lineId="Tista" onClose={onClose} />);
const sheet = () => screen.getByRole('dialog', { name: 'Added to cart' });

test('the sheet shows the added item, what the cart costs, and where to go on', () => {
  show();
  expect(within(sheet()).getByRole('heading', { level: 2 })).toHaveTextContent('Added to cart');
  expect(sheet()).toHaveTextContent('Tista');
  expect(sheet()).toHaveTextContent('Size 12 · Quantity 2');
  expect(sheet()).toHaveTextContent('₹24,990');
  expect(sheet()).not.toHaveTextContent('Ganga');
  expect(within(sheet()).getByText('To pay').nextElementSibling).toHaveTextContent('₹37,485');
  expect(within(sheet()).getByRole('link', { name: 'View Cart (3 items)' })).toHaveAttribute('href', '/cart');
  expect(within(sheet()).getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout?step=contact');
});

test('where the cart cannot be checked out, the sheet leads to the cart', () => {
  show(testCart([testLine('Ganga', 1, { stock: 0, maximum: 0, counted: false }), testLine('Tista', 1)]));
  expect(within(sheet()).queryByRole('link', { name: 'Checkout' })).not.toBeInTheDocument();
  expect(within(sheet()).getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
});

test('Back closes the sheet and stays on the page', async () => {
  const before = history.length;
  show();
  expect(history.length).toBe(before + 1);
  act(() => history.back());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test.each([
  ['Continue shopping', () => fireEvent.click(screen.getByRole('button', { name: 'Continue shopping' }))],
  ['Close', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => fireEvent(sheet(), new Event('close'))],
  ['a press on the backdrop', () => fireEvent.click(sheet())],
])('%s closes the sheet once and leaves no entry in the history', async (_how, close) => {
  const back = jest.spyOn(history, 'back');
  show();
  close();
  close();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(back).toHaveBeenCalledTimes(1);
  back.mockRestore();
});
