/** @jest-environment jsdom */
import '#lib/testing/storefront/nothing-in-view.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { publishCart } from '#lib/storefront/cart/events.ts';
import { type Cart, type CartLine, type CartReply, EMPTY_CART } from '#lib/storefront/cart/types.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { testCart, testLine } from '#lib/testing/examples/cart.ts';
import { MiniCart } from '@/components/cart/mini/mini-cart';

let mockAddress = '/watches';
jest.mock('next/navigation', () => ({ usePathname: () => mockAddress, useSearchParams: () => new URLSearchParams() }));

beforeAll(() => {
  // jsdom knows the dialog element but does not implement showModal.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

beforeEach(() => {
  mockAddress = '/watches';
});

const OUTAGE: CartReply = { ok: false, reason: 'unavailable', message: 'Something went wrong.' };

/** Mocks the cart API; `refuse` is returned instead of the cart where it is set. */
function serve(start: Cart) {
  const state = { cart: start, refuse: null as CartReply | null };
  const sent: { method: string; body: Record<string, unknown> }[] = [];
  const cartOf = (...lines: CartLine[]) => testCart(lines, { version: state.cart.version + 1 });
  const change: Record<string, (body: Record<string, unknown>) => CartLine[]> = {
    PATCH: (body) =>
      state.cart.lines.map((line) => (line.id === body.lineId ? testLine(line.id, Number(body.quantity)) : line)),
    DELETE: (body) => state.cart.lines.filter((line) => line.id !== body.lineId),
    POST: (body) => [...state.cart.lines, testLine(String(body.sku).replace('SKU-', ''), Number(body.quantity))],
  };
  global.fetch = jest.fn(async (_input: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    const body = init?.body ? JSON.parse(String(init.body)) : {};
    sent.push({ method, body });
    if (state.refuse) return { json: async () => state.refuse };
    const lines = change[method]?.(body);
    if (lines) state.cart = cartOf(...lines);
    return { json: async () => ({ ok: true, cart: state.cart }) };
  }) as unknown as typeof fetch;
  return { state, sent };
}

const onClose = jest.fn();
const view = () => (
  <SWRConfig value={{ provider: () => new Map() }}>
    <MiniCart onClose={onClose} />
  </SWRConfig>
);

async function open() {
  onClose.mockClear();
  let shown = { rerender: (_view: ReturnType<typeof view>) => {} };
  await act(async () => {
    shown = render(view());
  });
  return { user: userEvent.setup(), ...shown };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Cart' }));
const buttonNamed = (name: string) => dialog().getByRole('button', { name });
const quantityOf = (title: string) => dialog().getByRole('textbox', { name: `Quantity of ${title}` });
const toPay = () => dialog().getByText('To pay').nextElementSibling;

describe('mini-cart: dropped coupons', () => {
  const unsaved = { code: 'FLAT500', reason: 'minimum', minimum: 5_000_00, missing: 1_500_00 } as const;

  test('the mini-cart shows a dropped coupon while it is open, with its reason until the next change', async () => {
    const cart = testCart([testLine('Ganga', 2)]);
    serve({ ...cart, droppedCoupon: unsaved });
    await open();
    expect(dialog().getByRole('alert')).toHaveTextContent(/^Coupon FLAT500 was removed\. Add ₹1,500 more/);
    await act(async () => void fireEvent.click(buttonNamed('Increase quantity of Ganga')));
    await waitFor(() =>
      expect(dialog().getByRole('alert')).toHaveTextContent(/^Coupon FLAT500 was removed when your cart changed\.$/),
    );
  });

  test('the mini-cart shows a refused gift coupon', async () => {
    serve(testCart([testLine('Ganga', 2)], { giftCouponRefusal: 'used' }));
    await open();
    expect(dialog().getByRole('alert')).toHaveTextContent('has been used for an order');
  });
});

describe('mini-cart: content', () => {
  test('the mini-cart shows the lines, the discounts, and the amount from the retail API', async () => {
    const lines = [testLine('Ganga', 2), testLine('Tista', 1, { sizeName: '12' })];
    const cart = testCart(lines);
    const figures = {
      ...cart.figures,
      offerDiscount: 249_900,
      couponDiscount: 50_000,
      payable: 123_456,
    };
    const coupon = { code: 'SAMAY10', discount: 50_000, expiresAt: 0, terms: '' };
    const { sent } = serve({ ...cart, figures, coupon });
    await open();
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
    expect(dialog().getByRole('heading', { level: 2, name: 'Cart' })).toBeInTheDocument();
    const items = within(dialog().getByRole('list', { name: 'Cart items' })).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent('₹24,990');
    expect(items[1]).toHaveTextContent('Size 12');
    expect(dialog().getByText('Offers').nextElementSibling).toHaveTextContent('−₹2,499');
    expect(dialog().getByText('Coupon SAMAY10').nextElementSibling).toHaveTextContent('−₹500');
    expect(toPay()).toHaveTextContent(/^₹1,234\.56$/);
    expect(dialog().getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
    expect(dialog().getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout?step=contact');
  });

  test('the mini-cart links a signed-in customer directly to the checkout', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: sets the cookie that the route handlers set
    document.cookie = `${READABLE_COOKIES.customerStatus}=1-mark`;
    serve(testCart([testLine('Ganga', 1)]));
    await open();
    expect(dialog().getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
    // biome-ignore lint/suspicious/noDocumentCookie: sets the cookie that the route handlers set
    document.cookie = `${READABLE_COOKIES.customerStatus}=; max-age=0`;
  });

  test('an empty mini-cart offers links to go on', async () => {
    serve(EMPTY_CART);
    await open();
    expect(dialog().getByText('Your cart is empty.')).toBeInTheDocument();
    expect(dialog().queryByRole('link', { name: 'Checkout' })).not.toBeInTheDocument();
  });

  test('the mini-cart shows a price change at its line', async () => {
    serve(testCart([testLine('Ganga', 1, { addedPrice: 1_299_500 })]));
    await open();
    expect(dialog().getByText(/₹500 less than when you added it/)).toBeInTheDocument();
  });

  test.each([
    ['what is sold out', testLine('Ganga', 1, { stock: 0, maximum: 0 }), /Sold out/, /out of stock/],
    [
      'more than there is',
      testLine('Ganga', 3, { stock: 2, maximum: 2 }),
      /Only 2 left/,
      /Reduce the quantity to check out/,
    ],
  ])('with %s the mini-cart offers no checkout and says why', async (_case, line, atLine, atEnd) => {
    serve(testCart([line, testLine('Tista', 1)]));
    await open();
    expect(dialog().getByText(atLine)).toBeInTheDocument();
    expect(dialog().getByText(atEnd)).toBeInTheDocument();
    expect(dialog().queryByRole('link', { name: 'Checkout' })).not.toBeInTheDocument();
    expect(dialog().getByRole('link', { name: 'View Cart' })).toBeInTheDocument();
  });

  test('a mini-cart that cannot be fetched is not called empty and can be retried', async () => {
    const { state } = serve(testCart([testLine('Ganga', 1)]));
    state.refuse = OUTAGE;
    const { user } = await open();
    expect(dialog().getByText(/Your items are safe/)).toBeInTheDocument();
    expect(dialog().queryByText('Your cart is empty.')).not.toBeInTheDocument();
    state.refuse = null;
    await user.click(buttonNamed('Try again'));
    expect(quantityOf('Ganga')).toHaveValue('1');
    expect(dialog().getByRole('heading', { name: 'Cart' })).toHaveFocus();
  });

  test('the mini-cart fetches the cart each time it is opened', async () => {
    const { state } = serve(testCart([testLine('Ganga', 1)]));
    const { rerender } = await open();
    rerender(<p>Closed</p>);
    state.cart = EMPTY_CART;
    await act(async () => rerender(view()));
    expect(dialog().getByText('Your cart is empty.')).toBeInTheDocument();
  });
});

describe('mini-cart: changes', () => {
  test('the mini-cart sends a quantity once, with the version shown, and takes the amount from the reply', async () => {
    const { sent } = serve(testCart([testLine('Ganga', 1)]));
    const { user } = await open();
    await user.click(buttonNamed('Increase quantity of Ganga'));
    expect(sent.at(-1)).toEqual({ method: 'PATCH', body: { lineId: 'Ganga', quantity: 2, version: 1 } });
    expect(quantityOf('Ganga')).toHaveValue('2');
    expect(toPay()).toHaveTextContent('₹24,990');
  });

  test('the mini-cart shows a refusal at its line', async () => {
    const { state } = serve(testCart([testLine('Ganga', 1)]));
    const { user } = await open();
    state.refuse = { ok: false, reason: 'quantity-limit', message: 'You can order at most 1 of this.' };
    await user.click(buttonNamed('Increase quantity of Ganga'));
    expect(dialog().getByRole('alert')).toHaveTextContent('You can order at most 1 of this.');
    expect(quantityOf('Ganga')).toHaveAccessibleDescription('You can order at most 1 of this.');
    expect(quantityOf('Ganga')).toHaveValue('1');
  });

  test('a line removed in the mini-cart passes the focus on, is announced, and is restored by Undo', async () => {
    const { sent } = serve(testCart([testLine('Ganga', 2), testLine('Tista', 1)]));
    const { user } = await open();
    await user.click(buttonNamed('Remove Ganga'));
    await waitFor(() => expect(buttonNamed('Remove Tista')).toHaveFocus());
    await waitFor(() => expect(dialog().getByRole('status')).toHaveTextContent('Removed Ganga'));
    await user.click(buttonNamed('Undo'));
    expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { sku: 'SKU-Ganga', quantity: 2 } });
    expect(quantityOf('Ganga')).toHaveValue('2');
    expect(dialog().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(dialog().getByRole('heading', { name: 'Cart' })).toHaveFocus();
  });

  test('a sold-out line removed in the mini-cart has no Undo', async () => {
    serve(testCart([testLine('Ganga', 1, { stock: 0, maximum: 0 })]));
    const { user } = await open();
    await user.click(buttonNamed('Remove Ganga'));
    expect(dialog().getByRole('status')).toHaveTextContent('Removed Ganga');
    expect(dialog().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('removing the last line of the mini-cart leaves an empty cart with Undo', async () => {
    serve(testCart([testLine('Ganga', 1)]));
    const { user } = await open();
    await user.click(buttonNamed('Remove Ganga'));
    expect(dialog().getByText('Your cart is empty.')).toBeInTheDocument();
    expect(dialog().getByRole('heading', { name: 'Cart' })).toHaveFocus();
    expect(buttonNamed('Undo')).toBeInTheDocument();
  });

  test('a failed removal in the mini-cart keeps the line, and a failed Undo says so', async () => {
    const { state } = serve(testCart([testLine('Ganga', 1), testLine('Tista', 1)]));
    const { user } = await open();
    state.refuse = OUTAGE;
    await user.click(buttonNamed('Remove Ganga'));
    expect(dialog().getByRole('alert')).toHaveTextContent('Something went wrong.');
    expect(quantityOf('Ganga')).toHaveValue('1');
    state.refuse = null;
    await user.click(buttonNamed('Remove Ganga'));
    state.refuse = OUTAGE;
    await user.click(buttonNamed('Undo'));
    expect(dialog().getByRole('alert')).toHaveTextContent('Something went wrong.');
  });

  test('the mini-cart follows a cart published elsewhere on the page, but none older than the one shown', async () => {
    const { sent } = serve(testCart([testLine('Ganga', 1)], { version: 4 }));
    await open();
    await act(async () => publishCart(testCart([testLine('Ganga', 3)], { version: 5 })));
    expect(quantityOf('Ganga')).toHaveValue('3');
    await act(async () => publishCart(testCart([testLine('Ganga', 2)], { version: 4 })));
    await act(async () => publishCart(null));
    expect(quantityOf('Ganga')).toHaveValue('3');
    expect(sent).toHaveLength(1);
  });
});

describe('mini-cart: closing', () => {
  test('the mini-cart closes by its button and by a chosen link', async () => {
    serve(testCart([testLine('Ganga', 1)]));
    const { user } = await open();
    await user.click(buttonNamed('Close cart'));
    expect(onClose).toHaveBeenCalledTimes(1);
    const link = dialog().getByRole('link', { name: 'Ganga' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('the mini-cart closes when the page navigates to another URL', async () => {
    serve(testCart([testLine('Ganga', 1)]));
    const { rerender } = await open();
    expect(onClose).not.toHaveBeenCalled();
    mockAddress = '/jewellery';
    await act(async () => rerender(view()));
    expect(onClose).toHaveBeenCalled();
  });
});
