/** @jest-environment jsdom */

import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Cart, CartLine } from '#lib/storefront/cart/types.ts';
import { testCart, testLine } from '#lib/testing/examples/cart.ts';
import {
  buttonNamed,
  cartOf,
  cartProps,
  FORMS,
  items,
  mockCartServer,
  renderPage,
  summary,
} from '#lib/testing/storefront/cart-page.tsx';
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

test('the summary has the lowest EMI for the amount to pay, which follows the cart', async () => {
  const cart = cartOf(line('Ganga', 1));
  mockCartServer(cart);
  const limits = { lowest: 500_000, highest: 2_500_000, excludedCategories: [] };
  const emiPlans = [{ bank: 'Banyan Bank', months: 10, rate: 0, bankRate: 15, fee: 0, ...limits }];
  const user = await renderCart(cart, { emiPlans });
  expect(summary().getByText(/^EMI from/)).toHaveTextContent('EMI from ₹1,250 a month');
  await user.click(buttonNamed('Increase quantity of Ganga'));
  await waitFor(() => expect(summary().getByText(/^EMI from/)).toHaveTextContent('EMI from ₹2,499 a month'));
  await user.click(buttonNamed('Increase quantity of Ganga'));
  await waitFor(() => expect(summary().queryByText(/^EMI from/)).toBeNull());
});

describe('cart: sold-out lines', () => {
  const soldOut = (id: string, more: Partial<CartLine> = {}) =>
    line(id, 1, { maximum: 0, stock: 0, counted: false, ...more });
  const SENTENCE =
    'Below products are out of stock. If you still want to buy any, please select the product and click on Notify Me and we will inform you once the product is back in stock.';
  const panel = () => within(screen.getByRole('region', { name: 'Out of stock' }));
  const select = (title: string) => screen.getByRole('checkbox', { name: `Select ${title}` });
  const contact = () => screen.getByRole('textbox', { name: 'Mobile number or email' });

  test('sold-out lines have a separate panel, and the checkout is closed with an explanation', async () => {
    const cart = cartOf(soldOut('Ganga'), line('Tista', 1));
    mockCartServer(cart);
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

  test('sold-out lines are submitted to Notify Me together, and the saved ones are confirmed', async () => {
    const cart = cartOf(soldOut('Ganga'), soldOut('Tista', { sizeName: '12' }), soldOut('Kaveri'));
    const { sent } = mockCartServer(cart);
    const user = await renderCart(cart, { contact: '9876543210' });
    await user.click(select('Ganga'));
    await user.click(select('Tista'));
    await user.click(buttonNamed('Notify Me'));
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

  test('a refused Notify Me form shows a problem at each field and focuses the first', async () => {
    const cart = cartOf(soldOut('Ganga'));
    const { state } = mockCartServer(cart);
    state.notify = { ok: false, problems: { lines: 'Select at least one product.', contact: 'Enter a mobile.' } };
    const user = await renderCart(cart);
    await user.click(buttonNamed('Notify Me'));
    const group = screen.getByRole('group', { name: 'Out-of-stock products' });
    await waitFor(() => expect(group).toHaveFocus());
    expect(group).toHaveAccessibleDescription('Select at least one product.');
    expect(contact()).toHaveAccessibleDescription('Enter a mobile.');
  });

  test('a Notify Me form without JavaScript comes back as it was typed', async () => {
    const cart = cartOf(soldOut('Ganga'), soldOut('Tista'));
    mockCartServer(cart);
    const notify = { values: { 'sku-0': 'SKU-Tista', contact: '98' }, problems: { contact: 'Enter a mobile.' } };
    await renderCart(cart, { forms: { ...FORMS, notify } });
    expect(select('Tista')).toBeChecked();
    expect(select('Ganga')).not.toBeChecked();
    expect(contact()).toHaveValue('98');
    expect(contact()).toBeInvalid();
  });

  test('a sold-out line is removed without an undo, and the checkout opens', async () => {
    const cart = cartOf(soldOut('Ganga'), line('Tista', 1));
    mockCartServer(cart);
    const user = await renderCart(cart);
    await user.click(buttonNamed('Remove Ganga'));
    expect(screen.getByText('Removed Ganga')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(buttonNamed('Remove Tista')).toHaveFocus();
    expect(screen.getAllByRole('link', { name: 'Checkout' })[0]).toHaveAttribute('href', '/checkout');
  });
});

describe('cart: the way to the checkout', () => {
  test('the checkout begins with the mobile number for a guest', async () => {
    await renderCart(cartOf(line('Ganga', 1)), { isGuest: true });
    const options = screen.getAllByRole('link', { name: 'Checkout' }).map((link) => link.getAttribute('href'));
    expect(options).toEqual(['/checkout?step=contact', '/checkout?step=contact']);
  });

  test('the checkout is closed while a quantity exceeds the stock, and links to the line', async () => {
    const cart = cartOf(line('Ganga', 3, { maximum: 2, stock: 2 }));
    mockCartServer(cart);
    await renderCart(cart);
    expect(items().getByText('Only 2 left: reduce to 2')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /more of an item than we have in stock/ })[0]).toHaveAttribute(
      'href',
      '#line-Ganga',
    );
  });

  test("the checkout is closed while a coupon's item limit is exceeded, and names the limit", async () => {
    const couponRefusal = { code: 'GANGA10', reason: 'cart-limit', maximum: 25 } as const;
    const cart = testCart([line('Ganga', 1)], { couponRefusal });
    mockCartServer(cart);
    await renderCart(cart, { notice: 'checkout-coupon' });
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent('up to 25 items');
    const [reason] = screen.getAllByRole('link', { name: /up to 25 items/ });
    const { form } = buttonNamed('Remove coupon') as HTMLButtonElement;
    expect(reason).toHaveAttribute('href', `#${form?.id}`);
    expect(form).toHaveAttribute('action', '/api/cart/coupon');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ intent: 'remove' });
  });

  test('the checkout is open once a coupon was dropped for its item limit, and no removal is requested', async () => {
    const droppedCoupon = { code: 'GANGA10', reason: 'cart-limit', maximum: 25 } as const;
    const cart = testCart([line('Ganga', 1)], { droppedCoupon });
    mockCartServer(cart);
    await renderCart(cart);
    expect(screen.getByText(/^Coupon GANGA10 was removed/)).toBeInTheDocument();
    expect(screen.queryByText(/Remove the coupon/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove coupon' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Checkout' })).not.toEqual([]);
  });

  test('the item limit of a coupon is not shown with another notice', async () => {
    const couponRefusal = { code: 'GANGA10', reason: 'cart-limit', maximum: 25 } as const;
    const cart = testCart([line('Ganga', 1)], { couponRefusal });
    mockCartServer(cart);
    await renderCart(cart, { notice: 'quantity-limit' });
    expect(screen.queryByText(/at most 25 of this/)).not.toBeInTheDocument();
  });

  test('a checkout notice is not shown once its problem is corrected', async () => {
    const cart = cartOf(line('Ganga', 1));
    mockCartServer(cart);
    await renderCart(cart, { notice: 'checkout-quantity' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('cart: messages and figures', () => {
  test('a price change on the open cart is announced in a live region that existed before', async () => {
    const cart = cartOf(line('Ganga', 1));
    const { state } = mockCartServer(cart);
    const user = await renderCart(cart);
    const regions = [...document.querySelectorAll('[aria-live="polite"]')];
    const moved = testCart([line('Ganga', 1, { addedPrice: 1_299_500 })], { version: 2 });
    state.refuse = { ok: false, reason: 'stale', message: 'Your cart changed.', cart: moved };
    await user.click(buttonNamed('Increase quantity of Ganga'));
    const text = await screen.findByText(/Ganga is now ₹500 less/);
    // The region is not hidden while it is empty.
    expect(regions.find((region) => region.contains(text))).not.toHaveAttribute('class');
  });

  test('a price change is shown at its cart line and at the top of the cart', async () => {
    const cart = cartOf(line('Ganga', 1, { addedPrice: 1_299_500 }), line('Tista', 1, { addedPrice: 1_149_500 }));
    mockCartServer(cart);
    await renderCart(cart);
    expect(screen.getByText(/^2 prices changed since you added them:/)).toHaveTextContent(
      'Ganga is now ₹500 less; Tista is now ₹1,000 more',
    );
    expect(items().getByText(/₹500 less than when you added it/)).toBeInTheDocument();
    expect(items().getByText(/₹1,000 more than when you added it/)).toBeInTheDocument();
  });

  test('every figure of the cart is shown in the order in which it is subtracted', async () => {
    const bought = line('Ganga', 2, {
      offer: { id: 'ten', title: '10% off Aarvane', saving: 124_950 },
      couponDiscount: 50_005,
    });
    const cart = testCart([bought], {
      coupon: { code: 'GANGA10', discount: 50_005, expiresAt: 0, terms: '' },
      figures: {
        mrpTotal: 2_999_000,
        mrpSaving: 500_000,
        charges: [],
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
    mockCartServer(cart);
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
