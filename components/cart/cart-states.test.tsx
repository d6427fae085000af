/** @jest-environment jsdom */

import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Cart, CartLine } from '#lib/storefront/cart/types.ts';
import { testCart, testLine } from '#lib/testing/cart.ts';
import { cartOf, cartProps, FORMS, items, press, renderPage, serveCart, summary } from '#lib/testing/cart-page.tsx';
import { CartView } from '@/components/cart/cart-view';
import { Toaster } from '@/components/ui/toaster';

const line = testLine;
const renderCart = (cart: Cart, more: Partial<ComponentProps<typeof CartView>> = {}) =>
  renderPage(
    <>
      <Toaster successMilliseconds={600_000} failureMilliseconds={600_000} />
      <CartView {...cartProps(cart)} {...more} />
    </>,
  );

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
    serveCart(cart);
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
    const { sent } = serveCart(cart);
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
    expect(panel().getByText(/a message when Ganga and Tista in size 12/)).toBeInTheDocument();
    expect(select('Ganga')).not.toBeChecked();
  });

  test('a refused wish says at each field what is wrong, and the first takes the focus', async () => {
    const cart = cartOf(soldOut('Ganga'));
    const { state } = serveCart(cart);
    state.notify = { ok: false, problems: { lines: 'Select at least one product.', contact: 'Enter a mobile.' } };
    const user = await renderCart(cart);
    await user.click(press('Notify Me'));
    const group = screen.getByRole('group', { name: 'Out-of-stock products' });
    await waitFor(() => expect(group).toHaveFocus());
    expect(group).toHaveAccessibleDescription('Select at least one product.');
    expect(contact()).toHaveAccessibleDescription('Enter a mobile.');
  });

  test('comes back without scripts as it was typed', async () => {
    const cart = cartOf(soldOut('Ganga'), soldOut('Tista'));
    serveCart(cart);
    const notify = { values: { 'sku-0': 'SKU-Tista', contact: '98' }, problems: { contact: 'Enter a mobile.' } };
    await renderCart(cart, { forms: { ...FORMS, notify } });
    expect(select('Tista')).toBeChecked();
    expect(select('Ganga')).not.toBeChecked();
    expect(contact()).toHaveValue('98');
    expect(contact()).toBeInvalid();
  });

  test('is removed without an undo that could not be kept, and the checkout opens', async () => {
    const cart = cartOf(soldOut('Ganga'), line('Tista', 1));
    serveCart(cart);
    const user = await renderCart(cart);
    await user.click(press('Remove Ganga'));
    expect(screen.getByText('Removed Ganga')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(press('Remove Tista')).toHaveFocus();
    expect(screen.getAllByRole('link', { name: 'Checkout' })[0]).toHaveAttribute('href', '/checkout');
  });
});

describe('the way to the checkout', () => {
  test('begins for a guest with the mobile number', async () => {
    await renderCart(cartOf(line('Ganga', 1)), { isGuest: true });
    const ways = screen.getAllByRole('link', { name: 'Checkout' }).map((way) => way.getAttribute('href'));
    expect(ways).toEqual(['/checkout?step=contact', '/checkout?step=contact']);
  });

  test('is closed to more than is left, and leads to the line', async () => {
    const cart = cartOf(line('Ganga', 3, { maximum: 2, stock: 2 }));
    serveCart(cart);
    await renderCart(cart);
    expect(items().getByText('Only 2 left: reduce to 2')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /more of an item than we have in stock/ })[0]).toHaveAttribute(
      'href',
      '#line-Ganga',
    );
  });

  test('is closed to a coupon with too many pieces, and names the limit', async () => {
    const couponRefusal = { code: 'GANGA10', reason: 'cart-limit', maximum: 25 } as const;
    const cart = testCart([line('Ganga', 1)], { couponRefusal });
    serveCart(cart);
    await renderCart(cart, { notice: 'checkout-coupon' });
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent('up to 25 items');
    const [reason] = screen.getAllByRole('link', { name: /up to 25 items/ });
    const { form } = press('Remove coupon') as HTMLButtonElement;
    expect(reason).toHaveAttribute('href', `#${form?.id}`);
    expect(form).toHaveAttribute('action', '/api/cart/coupon');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ intent: 'remove' });
  });

  test('is open to a cart whose coupon was taken off for that, and nothing is asked to be removed', async () => {
    const droppedCoupon = { code: 'GANGA10', reason: 'cart-limit', maximum: 25 } as const;
    const cart = testCart([line('Ganga', 1)], { droppedCoupon });
    serveCart(cart);
    await renderCart(cart);
    expect(screen.getByText(/^Coupon GANGA10 was removed/)).toBeInTheDocument();
    expect(screen.queryByText(/Remove the coupon/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove coupon' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Checkout' })).not.toEqual([]);
  });

  test('the limit of a coupon is told with nothing else', async () => {
    const couponRefusal = { code: 'GANGA10', reason: 'cart-limit', maximum: 25 } as const;
    const cart = testCart([line('Ganga', 1)], { couponRefusal });
    serveCart(cart);
    await renderCart(cart, { notice: 'quantity-limit' });
    expect(screen.queryByText(/at most 25 of this/)).not.toBeInTheDocument();
  });

  test('says no more of what is mended', async () => {
    const cart = cartOf(line('Ganga', 1));
    serveCart(cart);
    await renderCart(cart, { notice: 'checkout-quantity' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('what is told', () => {
  test('a price that moves on the open page, in a region that stood there before', async () => {
    const cart = cartOf(line('Ganga', 1));
    const { state } = serveCart(cart);
    const user = await renderCart(cart);
    const regions = [...document.querySelectorAll('[aria-live="polite"]')];
    const moved = testCart([line('Ganga', 1, { addedPrice: 1_299_500 })], { version: 2 });
    state.refuse = { ok: false, reason: 'stale', message: 'Your cart changed.', cart: moved };
    await user.click(press('Increase quantity of Ganga'));
    const words = await screen.findByText(/Ganga is now ₹500 less/);
    // Nothing hides the region while it is empty.
    expect(regions.find((region) => region.contains(words))).not.toHaveAttribute('class');
  });

  test('a price that moved, at its line and at the top', async () => {
    const cart = cartOf(line('Ganga', 1, { addedPrice: 1_299_500 }), line('Tista', 1, { addedPrice: 1_149_500 }));
    serveCart(cart);
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
        mrpTotal: 2_999_000,
        mrpSaving: 500_000,
        subtotal: 2_499_000,
        offerDiscount: 124_950,
        couponDiscount: 50_005,
        giftCouponDiscount: 20_000,
        shipping: 9_900,
        freeShippingMissing: 100_000,
        total: 2_313_945,
        giftCardAmount: 300_000,
        payable: 2_013_945,
        taxes: [{ percent: 18, taxable: 1_960_970, tax: 352_975 }],
      },
    });
    serveCart(cart);
    await renderCart(cart);
    const terms = summary().getAllByRole('term');
    expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['Total MRP', '₹29,990'],
      ['Discount on MRP', '−₹5,000'],
      ['Subtotal', '₹24,990'],
      ['Offers', '−₹1,249.50'],
      ['Coupon GANGA10', '−₹500.05'],
      ['Gift coupon', '−₹200'],
      ['Shipping', '₹99'],
      ['Total', '₹23,139.45'],
      ['Gift cards', '−₹3,000'],
      ['To pay', '₹20,139.45'],
      ['18% on ₹19,609.70', '₹3,529.75'],
    ]);
    expect(summary().getByText('Add ₹1,000 more for free shipping')).toBeInTheDocument();
    expect(items().getAllByRole('listitem')).toHaveLength(1);
    expect(items().getByText('10% off Aarvane — you save ₹1,249.50')).toBeInTheDocument();
    expect(items().getByText('Coupon GANGA10 — you save ₹500.05')).toBeInTheDocument();
  });
});
