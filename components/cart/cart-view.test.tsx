/** @jest-environment jsdom */

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { SWRConfig } from 'swr';
import type { Cart, CartLine, CartReply } from '#lib/cart/types.ts';
import { leave } from '#lib/forms/leave.ts';
import { EMPTY_FORM, type FormReply } from '#lib/forms/types.ts';
import { READABLE_COOKIES } from '#lib/session/cookie-names.ts';
import { testCart, testLine } from '#lib/testing/cart.ts';
import { CartView } from '@/components/cart/cart-view';
import { Toaster } from '@/components/ui/toaster';

jest.mock('#lib/forms/leave.ts', () => ({ leave: jest.fn(), isLeaving: () => false }));

const line = testLine;
const cartOf = (...lines: CartLine[]) => testCart(lines);

const STALE: CartReply = { ok: false, reason: 'stale', message: 'Your cart changed in another window.' };

/**
 * A server with a cart of its own, whose version rises with every change; `hold` keeps its answers back until `release`,
 * and `lose` lets a change happen whose answer never arrives.
 */
function serve(start: Cart) {
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
      state.cart = cartOf(...lines().map((entry) => (entry.id === body.lineId ? line(entry.id, quantity) : entry)));
    },
    DELETE: (body) => {
      state.cart = cartOf(...lines().filter((entry) => entry.id !== body.lineId));
    },
    POST: (body) => {
      state.cart = cartOf(...lines(), line(String(body.sku).replace('SKU-', ''), Number(body.quantity)));
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
  const release = () => act(async () => state.waiting.splice(0).forEach((go) => void go()));
  return { state, sent, release };
}

const FORMS = { coupon: EMPTY_FORM, giftCoupon: EMPTY_FORM, giftCard: EMPTY_FORM, notify: EMPTY_FORM };

async function renderCart(cart: Cart, more: Partial<ComponentProps<typeof CartView>> = {}) {
  await act(async () => {
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <Toaster successMilliseconds={4000} failureMilliseconds={7000} />
        <CartView
          rendered={cart}
          offers={[]}
          forms={FORMS}
          enteredCoupon=""
          contact=""
          wishlist={false}
          notice={null}
          {...more}
        />
      </SWRConfig>,
    );
  });
  return userEvent.setup();
}

const press = (name: string) => screen.getByRole('button', { name });
const items = () => within(screen.getByRole('list', { name: 'Cart items' }));
const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));
/** A figure of the summary by its name. */
const figure = (name: string) => summary().getByText(name).nextElementSibling;
const quantityOf = (title: string) => screen.getByRole('textbox', { name: `Quantity of ${title}` });

describe('quantity', () => {
  test('clicks show at once, one call runs at a time, the latest wins, and the figures are the server’s', async () => {
    const cart = cartOf(line('Ganga', 1), line('Tista', 1));
    const { state, sent, release } = serve(cart);
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
    const { state } = serve(cart);
    state.refuse = { ok: false, reason: 'quantity-limit', message: 'You can order at most 2 of this.', cart };
    const user = await renderCart(cart);
    await user.click(press('Increase quantity of Ganga'));
    expect(quantityOf('Ganga')).toHaveValue('2');
    expect(quantityOf('Ganga')).toHaveAccessibleDescription('You can order at most 2 of this.');
    expect(screen.getByRole('alert')).toHaveTextContent('You can order at most 2 of this.');
  });

  test('a stale cart is replaced by the one that came with the refusal', async () => {
    const cart = cartOf(line('Ganga', 2), line('Tista', 1));
    const { state } = serve(cart);
    state.refuse = { ok: false, reason: 'stale', message: 'Your cart changed.', cart: cartOf(line('Ganga', 5)) };
    const user = await renderCart(cart);
    await user.click(press('Increase quantity of Ganga'));
    expect(quantityOf('Ganga')).toHaveValue('5');
    expect(items().getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Your cart changed.');
  });

  test('a change made in another tab is not overwritten: the page shows it, says so, and goes on from there', async () => {
    const cart = cartOf(line('Ganga', 2), line('Tista', 1));
    const { state, sent } = serve(cart);
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
    const { state, sent } = serve(cart);
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
    const { sent } = serve(cart);
    const user = await renderCart(cart);
    await user.clear(quantityOf('Ganga'));
    await user.type(quantityOf('Ganga'), `${text}{Enter}`);
    expect(quantityOf('Ganga')).toHaveAccessibleDescription(/whole number from 1 up/);
    expect(quantityOf('Ganga')).toBeInvalid();
    expect(sent).toEqual([]);
  });

  test('stops at the limit in words and at one', async () => {
    const cart = cartOf(line('Ganga', 3, { maximum: 3, stock: 3 }), line('Tista', 1));
    const { sent } = serve(cart);
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
    const { sent } = serve(cart);
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
    serve(cart);
    const user = await renderCart(cart);
    await user.click(press('Remove Ganga'));
    expect(screen.getByText('Your cart is empty.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Look around the store' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Order summary' })).not.toBeInTheDocument();
  });

  test('that failed keeps the line and says so', async () => {
    const cart = cartOf(line('Ganga', 1));
    const { state } = serve(cart);
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
    serve(cart);
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
    serve(cart);
    await renderCart(cart, { notice: 'cart-full' });
    expect(screen.getByRole('alert')).toHaveTextContent(/holds as many items as it can/);
  });
});

describe('what is sold out', () => {
  const soldOut = (id: string, more: Partial<CartLine> = {}) =>
    line(id, 1, { maximum: 0, stock: 0, counted: false, ...more });
  const SENTENCE =
    'Below products are out of stock. If you still want to buy any, please select the product and click on Notify Me and we will inform you once the product is back in stock.';
  const panel = () => within(screen.getByRole('region', { name: 'Out of stock' }));
  const select = (title: string) => screen.getByRole('checkbox', { name: `Select ${title}` });
  const contact = () => screen.getByRole('textbox', { name: 'Mobile number or email' });

  test('stands in a panel of its own, and keeps the cart from the checkout in words', async () => {
    const cart = cartOf(soldOut('Ganga'), line('Tista', 1));
    serve(cart);
    await renderCart(cart);
    expect(panel().getByText(SENTENCE)).toBeInTheDocument();
    expect(items().getAllByRole('listitem')).toHaveLength(1);
    expect(items().queryByText('Ganga')).not.toBeInTheDocument();
    expect(select('Ganga')).not.toBeChecked();
    expect(screen.queryByRole('link', { name: 'Checkout' })).not.toBeInTheDocument();
    const [reason] = screen.getAllByRole('link', { name: /out of stock. Remove it to check out/ });
    expect(reason).toHaveAttribute('href', '#out-of-stock');
    reason?.focus();
    expect(reason).toHaveFocus();
  });

  test('is asked for all at once, and what was noted is said', async () => {
    const cart = cartOf(soldOut('Ganga'), soldOut('Tista', { sizeName: '12' }), soldOut('Kaveri'));
    const { sent } = serve(cart);
    const user = await renderCart(cart, { contact: '9876543210' });
    await user.click(select('Ganga'));
    await user.click(select('Tista'));
    await user.click(press('Notify Me'));
    expect(sent).toEqual([
      {
        method: 'POST',
        to: '/api/cart/notify',
        body: { contact: '9876543210', 'sku-0': 'SKU-Ganga', 'sku-1': 'SKU-Tista' },
      },
    ]);
    expect(panel().getByText(/one message for Ganga and Tista in size 12/)).toBeInTheDocument();
    expect(select('Ganga')).not.toBeChecked();
  });

  test('a refused wish says at each field what is wrong, and the first takes the focus', async () => {
    const cart = cartOf(soldOut('Ganga'));
    const { state } = serve(cart);
    state.notify = { ok: false, problems: { lines: 'Select at least one product.', contact: 'Enter a mobile.' } };
    const user = await renderCart(cart);
    await user.click(press('Notify Me'));
    const group = screen.getByRole('group', { name: 'Products that are out of stock' });
    await waitFor(() => expect(group).toHaveFocus());
    expect(group).toHaveAccessibleDescription('Select at least one product.');
    expect(contact()).toHaveAccessibleDescription('Enter a mobile.');
  });

  test('comes back without scripts as it was typed', async () => {
    const cart = cartOf(soldOut('Ganga'), soldOut('Tista'));
    serve(cart);
    const notify = { values: { 'sku-0': 'SKU-Tista', contact: '98' }, problems: { contact: 'Enter a mobile.' } };
    await renderCart(cart, { forms: { ...FORMS, notify } });
    expect(select('Tista')).toBeChecked();
    expect(select('Ganga')).not.toBeChecked();
    expect(contact()).toHaveValue('98');
    expect(contact()).toBeInvalid();
  });

  test('is removed without an undo that could not be kept, and the checkout opens', async () => {
    const cart = cartOf(soldOut('Ganga'), line('Tista', 1));
    serve(cart);
    const user = await renderCart(cart);
    await user.click(press('Remove Ganga'));
    expect(screen.getByText('Removed Ganga')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(press('Remove Tista')).toHaveFocus();
    expect(screen.getAllByRole('link', { name: 'Checkout' })[0]).toHaveAttribute('href', '/checkout');
  });
});

describe('the way to the checkout', () => {
  test('is closed to more than is left, and leads to the line', async () => {
    const cart = cartOf(line('Ganga', 3, { maximum: 2, stock: 2 }));
    serve(cart);
    await renderCart(cart);
    expect(items().getByText('Only 2 left: reduce to 2')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /more of something than is left/ })[0]).toHaveAttribute(
      'href',
      '#line-Ganga',
    );
  });

  test('is closed to a coupon with too many pieces, and names the limit', async () => {
    const couponRefusal = { code: 'GANGA10', reason: 'cart-limit', maximum: 25 } as const;
    const cart = testCart([line('Ganga', 1)], { couponRefusal });
    serve(cart);
    await renderCart(cart, { notice: 'checkout-coupon' });
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent('up to 25 items');
    const [reason] = screen.getAllByRole('link', { name: /up to 25 items/ });
    const { form } = press('Remove coupon') as HTMLButtonElement;
    expect(reason).toHaveAttribute('href', `#${form?.id}`);
    expect(form).toHaveAttribute('action', '/api/cart/coupon');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ intent: 'remove' });
  });

  test('says no more of what is mended', async () => {
    const cart = cartOf(line('Ganga', 1));
    serve(cart);
    await renderCart(cart, { notice: 'checkout-quantity' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('what is told', () => {
  test('a price that moved, at its line and at the top', async () => {
    const cart = cartOf(line('Ganga', 1, { addedPrice: 1_299_500 }), line('Tista', 1, { addedPrice: 1_149_500 }));
    serve(cart);
    await renderCart(cart);
    expect(screen.getByText(/^2 prices changed since you added them:/)).toHaveTextContent(
      'Ganga is now ₹500 less; Tista is now ₹1,000 more',
    );
    expect(items().getByText(/₹500 less than when you added it/)).toBeInTheDocument();
    expect(items().getByText(/₹1,000 more than when you added it/)).toBeInTheDocument();
  });

  test('every figure of the cart, in the order in which it takes off', async () => {
    const bought = line('Ganga', 2, {
      offer: { id: 'ten', title: '10% off Aarvane', saving: 124_950 },
      couponDiscount: 50_005,
    });
    const cart = testCart([bought], {
      coupon: { code: 'GANGA10', discount: 50_005, expiresAt: 0, terms: '' },
      figures: {
        ...{ mrpTotal: 2_999_000, mrpSaving: 500_000, subtotal: 2_499_000, offerTitles: '10% off Aarvane' },
        ...{ offerDiscount: 124_950, couponDiscount: 50_005, giftCouponDiscount: 20_000, shipping: 9_900 },
        ...{ freeShippingMissing: 100_000, total: 2_313_945, giftCardAmount: 300_000, payable: 2_013_945 },
        taxes: [{ percent: 18, taxable: 1_960_970, tax: 352_975 }],
      },
    });
    serve(cart);
    await renderCart(cart);
    const terms = summary().getAllByRole('term');
    expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['Total MRP', '₹29,990'],
      ['Discount on MRP', '−₹5,000'],
      ['Subtotal', '₹24,990'],
      ['Offers (10% off Aarvane)', '−₹1,249.50'],
      ['Coupon GANGA10', '−₹500.05'],
      ['Gift coupon', '−₹200'],
      ['Shipping', '₹99'],
      ['Total', '₹23,139.45'],
      ['Gift cards', '−₹3,000'],
      ['To pay', '₹20,139.45'],
      ['18% on ₹19,609.70', '₹3,529.75'],
    ]);
    expect(summary().getByText('Add ₹1,000 more for free shipping')).toBeInTheDocument();
    expect(items().getByText('10% off Aarvane — you save ₹1,249.50')).toBeInTheDocument();
    expect(items().getByText('Coupon GANGA10 — you save ₹500.05')).toBeInTheDocument();
  });
});

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
    serve(cart);
    await renderCart(cart);
    expect(document.body).not.toHaveTextContent(/wishlist/i);
    expect(document.body.innerHTML).not.toMatch(/wishlist/i);
  });

  test('takes a line without a word, and the focus goes to the next', async () => {
    signIn();
    const cart = cartOf(line('Ganga', 2), line('Tista', 1));
    const { sent } = serve(cart);
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
    const { state } = serve(cart);
    state.refuse = { ok: false, reason: 'list-full', message: 'Your wishlist holds as many pieces as it can.' };
    const user = await renderCart(cart, { wishlist: true });
    await user.click(press('Move Ganga to wishlist'));
    expect(quantityOf('Ganga')).toHaveAccessibleDescription('Your wishlist holds as many pieces as it can.');
  });

  test('asks a guest to sign in, and back', async () => {
    const cart = cartOf(line('Ganga', 2));
    const { sent } = serve(cart);
    const user = await renderCart(cart, { wishlist: true });
    await user.click(press('Move Ganga to wishlist'));
    expect(leave).toHaveBeenCalledWith('/users/sign_in?next=%2Fcart%3Fnotice%3Dwish-again');
    expect(sent).toEqual([]);
  });
});
