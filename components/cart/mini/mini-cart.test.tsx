/** @jest-environment jsdom */
import '#lib/testing/nothing-in-view.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { publishCart } from '#lib/storefront/cart/events.ts';
import { type Cart, type CartLine, type CartReply, EMPTY_CART } from '#lib/storefront/cart/types.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { testCart, testLine } from '#lib/testing/cart.ts';
import { MiniCart } from '@/components/cart/mini/mini-cart';

let mockAddress = '/watches';
jest.mock('next/navigation', () => ({ usePathname: () => mockAddress, useSearchParams: () => new URLSearchParams() }));

beforeAll(() => {
  // jsdom knows the element but not what makes it a dialog.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

beforeEach(() => {
  mockAddress = '/watches';
});

const OUTAGE: CartReply = { ok: false, reason: 'unavailable', message: 'We cannot reach the store right now.' };

/** A store with a cart; `refuse` is what it answers instead. */
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
const press = (name: string) => dialog().getByRole('button', { name });
const quantityOf = (title: string) => dialog().getByRole('textbox', { name: `Quantity of ${title}` });
const toPay = () => dialog().getByText('To pay').nextElementSibling;

describe('what a change cost', () => {
  const lost = { code: 'FLAT500', reason: 'minimum', minimum: 5_000_00, missing: 1_500_00 } as const;

  test('a coupon is told while the cart is open, with its reason until the next change', async () => {
    const cart = testCart([testLine('Ganga', 2)]);
    serve({ ...cart, droppedCoupon: lost });
    await open();
    expect(dialog().getByRole('alert')).toHaveTextContent(/^Coupon FLAT500 was removed\. Add ₹1,500 more/);
    await act(async () => void fireEvent.click(press('Increase quantity of Ganga')));
    await waitFor(() =>
      expect(dialog().getByRole('alert')).toHaveTextContent(/^Coupon FLAT500 was removed when your cart changed\.$/),
    );
  });

  test('so is a gift coupon', async () => {
    serve(testCart([testLine('Ganga', 2)], { giftCouponRefusal: 'used' }));
    await open();
    expect(dialog().getByRole('alert')).toHaveTextContent('has been used for an order');
  });
});

describe('what it shows', () => {
  test('the lines, what the store takes off, and the amount that the store says', async () => {
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

  test('who is signed in goes straight to the checkout', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the hint that handlers write
    document.cookie = `${READABLE_COOKIES.customerStatus}=1-mark`;
    serve(testCart([testLine('Ganga', 1)]));
    await open();
    expect(dialog().getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
    // biome-ignore lint/suspicious/noDocumentCookie: the hint that handlers write
    document.cookie = `${READABLE_COOKIES.customerStatus}=; max-age=0`;
  });

  test('an empty cart leads on', async () => {
    serve(EMPTY_CART);
    await open();
    expect(dialog().getByText('Your cart is empty.')).toBeInTheDocument();
    expect(dialog().queryByRole('link', { name: 'Checkout' })).not.toBeInTheDocument();
  });

  test('a price that has moved is told at its line', async () => {
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
  ])('with %s there is no checkout, and it is said why', async (_case, line, atLine, atEnd) => {
    serve(testCart([line, testLine('Tista', 1)]));
    await open();
    expect(dialog().getByText(atLine)).toBeInTheDocument();
    expect(dialog().getByText(atEnd)).toBeInTheDocument();
    expect(dialog().queryByRole('link', { name: 'Checkout' })).not.toBeInTheDocument();
    expect(dialog().getByRole('link', { name: 'View Cart' })).toBeInTheDocument();
  });

  test('a cart that cannot be read is not called empty, and can be asked for again', async () => {
    const { state } = serve(testCart([testLine('Ganga', 1)]));
    state.refuse = OUTAGE;
    const { user } = await open();
    expect(dialog().getByText(/Your items are safe/)).toBeInTheDocument();
    expect(dialog().queryByText('Your cart is empty.')).not.toBeInTheDocument();
    state.refuse = null;
    await user.click(press('Try again'));
    expect(quantityOf('Ganga')).toHaveValue('1');
    expect(dialog().getByRole('heading', { name: 'Cart' })).toHaveFocus();
  });

  test('each opening asks the store anew', async () => {
    const { state } = serve(testCart([testLine('Ganga', 1)]));
    const { rerender } = await open();
    rerender(<p>Closed</p>);
    state.cart = EMPTY_CART;
    await act(async () => rerender(view()));
    expect(dialog().getByText('Your cart is empty.')).toBeInTheDocument();
  });
});

describe('changes', () => {
  test('a quantity is sent once, with the version that the shopper saw, and the amount is the answer’s', async () => {
    const { sent } = serve(testCart([testLine('Ganga', 1)]));
    const { user } = await open();
    await user.click(press('Increase quantity of Ganga'));
    expect(sent.at(-1)).toEqual({ method: 'PATCH', body: { lineId: 'Ganga', quantity: 2, version: 1 } });
    expect(quantityOf('Ganga')).toHaveValue('2');
    expect(toPay()).toHaveTextContent('₹24,990');
  });

  test('a refusal is told at its line', async () => {
    const { state } = serve(testCart([testLine('Ganga', 1)]));
    const { user } = await open();
    state.refuse = { ok: false, reason: 'quantity-limit', message: 'You can order at most 1 of this.' };
    await user.click(press('Increase quantity of Ganga'));
    expect(dialog().getByRole('alert')).toHaveTextContent('You can order at most 1 of this.');
    expect(quantityOf('Ganga')).toHaveAccessibleDescription('You can order at most 1 of this.');
    expect(quantityOf('Ganga')).toHaveValue('1');
  });

  test('a removed line passes its focus on, is told, and comes back by Undo', async () => {
    const { sent } = serve(testCart([testLine('Ganga', 2), testLine('Tista', 1)]));
    const { user } = await open();
    await user.click(press('Remove Ganga'));
    await waitFor(() => expect(press('Remove Tista')).toHaveFocus());
    await waitFor(() => expect(dialog().getByRole('status')).toHaveTextContent('Removed Ganga'));
    await user.click(press('Undo'));
    expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { sku: 'SKU-Ganga', quantity: 2 } });
    expect(quantityOf('Ganga')).toHaveValue('2');
    expect(dialog().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(dialog().getByRole('heading', { name: 'Cart' })).toHaveFocus();
  });

  test('what was sold out cannot be put back', async () => {
    serve(testCart([testLine('Ganga', 1, { stock: 0, maximum: 0 })]));
    const { user } = await open();
    await user.click(press('Remove Ganga'));
    expect(dialog().getByRole('status')).toHaveTextContent('Removed Ganga');
    expect(dialog().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('the last one leaves an empty cart with the way back', async () => {
    serve(testCart([testLine('Ganga', 1)]));
    const { user } = await open();
    await user.click(press('Remove Ganga'));
    expect(dialog().getByText('Your cart is empty.')).toBeInTheDocument();
    expect(dialog().getByRole('heading', { name: 'Cart' })).toHaveFocus();
    expect(press('Undo')).toBeInTheDocument();
  });

  test('a removal that failed keeps the line, and a way back that failed says so', async () => {
    const { state } = serve(testCart([testLine('Ganga', 1), testLine('Tista', 1)]));
    const { user } = await open();
    state.refuse = OUTAGE;
    await user.click(press('Remove Ganga'));
    expect(dialog().getByRole('alert')).toHaveTextContent('We cannot reach the store right now.');
    expect(quantityOf('Ganga')).toHaveValue('1');
    state.refuse = null;
    await user.click(press('Remove Ganga'));
    state.refuse = OUTAGE;
    await user.click(press('Undo'));
    expect(dialog().getByRole('alert')).toHaveTextContent('We cannot reach the store right now.');
  });

  test('it follows a change that another part of the page made, and none that is older than what it shows', async () => {
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

describe('it is left', () => {
  test('by its button, and by the link that is chosen', async () => {
    serve(testCart([testLine('Ganga', 1)]));
    const { user } = await open();
    await user.click(press('Close cart'));
    expect(onClose).toHaveBeenCalledTimes(1);
    const link = dialog().getByRole('link', { name: 'Ganga' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('when the page goes on to another address', async () => {
    serve(testCart([testLine('Ganga', 1)]));
    const { rerender } = await open();
    expect(onClose).not.toHaveBeenCalled();
    mockAddress = '/jewellery';
    await act(async () => rerender(view()));
    expect(onClose).toHaveBeenCalled();
  });
});
