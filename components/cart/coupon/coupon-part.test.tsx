/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { couponCopy } from '#lib/storefront/cart/coupon-copy.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import { EMPTY_FORM, type FormState } from '#lib/storefront/platform/forms/types.ts';
import { testCart, testLine } from '#lib/testing/examples/cart.ts';
import { Toaster } from '@/components/ui/toaster';
import { CouponPart } from './coupon-part';

const plain = testCart([testLine('Ganga', 1)]);
const EXPIRES = Date.parse('2036-01-01T00:00:00+05:30');
const withCoupon = (code: string): Cart => ({
  ...plain,
  coupon: { code, discount: 1_124_55, expiresAt: EXPIRES, terms: '10% off your cart, up to ₹1,500.' },
});

let sent: object[];
let reply: object;
let updateCart: (cart: Cart) => void;

function Page({ cart: first, form, entered }: { cart: Cart; form: FormState; entered: string }) {
  const [cart, setCart] = useState(first);
  updateCart = setCart;
  return (
    <>
      <Toaster successMilliseconds={600_000} failureMilliseconds={600_000} />
      <CouponPart cart={cart} onCart={setCart} form={form} entered={entered} />
    </>
  );
}

function open(cart: Cart = plain, form: FormState = EMPTY_FORM, entered = '') {
  sent = [];
  global.fetch = jest.fn(async (_url: string, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return { json: async () => reply };
  }) as unknown as typeof fetch;
  render(<Page cart={cart} form={form} entered={entered} />);
  return userEvent.setup();
}

const field = () => screen.getByRole('textbox', { name: 'Coupon code' });
const fill = async (user: UserEvent, code: string) => {
  await user.click(field());
  await user.paste(code);
};
const isFocused = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());
const buttonNamed = (name: string) => screen.getByRole('button', { name });
const accept = (cart: Cart) => {
  reply = { ok: true, location: '/cart', data: { cart } };
};

test('a coupon is applied in place: its saving, terms and expiry are shown, and the focus stays', async () => {
  const user = open();
  accept(withCoupon('WELCOME10'));
  await fill(user, 'welcome 10');
  await user.keyboard('{Enter}');
  expect(sent).toEqual([{ intent: 'apply', couponCode: 'welcome 10' }]);
  expect(await screen.findByText('WELCOME10')).toBeVisible();
  expect(screen.getByText('You save ₹1,124.55')).toBeVisible();
  expect(screen.getByText('10% off your cart, up to ₹1,500.')).toBeVisible();
  expect(screen.getByText('Valid until 31 December 2035.')).toBeVisible();
  await isFocused(screen.getByRole('heading', { name: 'Coupon' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Coupon WELCOME10 applied.');
});

test('a refused coupon shows its message at the field, which is focused and keeps what was typed', async () => {
  const user = open();
  const text = couponCopy({ reason: 'not-applicable' }, 0);
  reply = { ok: false, problems: { couponCode: text } };
  await fill(user, 'rings5');
  await user.click(buttonNamed('Apply coupon'));
  await isFocused(field());
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(text);
  expect(field()).toHaveValue('rings5');
  expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
});

test('a coupon for customers only links to the sign-in and back', async () => {
  const user = open();
  reply = { ok: false, problems: { couponCode: 'Sign in to use this coupon.' } };
  await fill(user, 'member750');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/users/sign_in?next=%2Fcart');
});

test('a coupon is removed in place, and its field is then empty', async () => {
  const user = open(withCoupon('WELCOME10'), EMPTY_FORM, 'WELCOME10');
  accept(plain);
  await user.click(buttonNamed('Remove coupon'));
  expect(sent).toEqual([{ intent: 'remove' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove coupon' })).not.toBeInTheDocument());
  expect(field()).toHaveValue('');
  await isFocused(screen.getByRole('heading', { name: 'Coupon' }));
});

test('a refused coupon removal says so and keeps the coupon', async () => {
  const user = open(withCoupon('WELCOME10'));
  reply = { ok: false, problems: { couponCode: 'Something went wrong.' } };
  await user.click(buttonNamed('Remove coupon'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
  expect(buttonNamed('Remove coupon')).toBeVisible();
});

test('another coupon can replace the applied one', async () => {
  const user = open(withCoupon('WELCOME10'), EMPTY_FORM, 'WELCOME10');
  await user.click(screen.getByText('Use another coupon'));
  expect(field()).toHaveValue('');
  accept(withCoupon('FLAT500'));
  await fill(user, 'FLAT500');
  await user.click(buttonNamed('Apply coupon'));
  expect(await screen.findByText('FLAT500')).toBeVisible();
  expect(screen.queryByText('WELCOME10')).not.toBeInTheDocument();
  expect(screen.getByText('Use another coupon').closest('details')).not.toHaveAttribute('open');
});

describe('a dropped coupon', () => {
  const refusal = { code: 'FLAT500', reason: 'minimum', minimum: 5_000_00, missing: 1_500_00 } as const;
  const text = 'Coupon FLAT500 was removed. Add ₹1,500 more. This coupon needs ₹5,000';
  const textBefore = 'Coupon FLAT500 was removed when your cart changed.';
  const next = { ...plain, version: 2 };
  /** Opens a cart with the coupon, then publishes a cart change that drops it. */
  const lose = () => {
    const user = open(withCoupon('FLAT500'), EMPTY_FORM, 'FLAT500');
    act(() => updateCart({ ...next, droppedCoupon: refusal }));
    return user;
  };

  test('a dropped coupon is shown with its reason while the cart is unchanged, though it is reported once', () => {
    lose();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(field()).toHaveValue('FLAT500');
    act(() => updateCart(next));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
  });

  test('after the next cart change a dropped coupon is shown without its reason and can be applied again', async () => {
    const user = lose();
    act(() => updateCart({ ...next, version: 3 }));
    expect(screen.getByRole('alert')).toHaveTextContent(textBefore);
    expect(screen.getByRole('alert')).not.toHaveTextContent('₹1,500');
    const again = buttonNamed('Apply FLAT500 again') as HTMLButtonElement;
    expect(again.form).toHaveAttribute('action', '/api/cart/coupon');
    accept({ ...withCoupon('FLAT500'), version: 3 });
    await user.click(again);
    expect(sent).toEqual([{ intent: 'apply', couponCode: 'FLAT500' }]);
    expect(await screen.findByText('You save ₹1,124.55')).toBeVisible();
    expect(screen.queryByText(textBefore)).not.toBeInTheDocument();
    await isFocused(screen.getByRole('heading', { name: 'Coupon' }));
  });

  test('a dropped coupon that is refused again shows why', async () => {
    const user = lose();
    act(() => updateCart({ ...next, version: 3 }));
    reply = { ok: false, problems: { couponCode: 'Add ₹200 more.' } };
    await user.click(buttonNamed('Apply FLAT500 again'));
    expect(await screen.findByText('Add ₹200 more.')).toBeVisible();
    expect(field()).toBeValid();
  });

  test('a dropped coupon is no longer shown once the cart has another', async () => {
    const user = lose();
    accept({ ...withCoupon('WELCOME10'), version: 2 });
    await user.clear(field());
    await fill(user, 'WELCOME10');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(text, { exact: false })).not.toBeInTheDocument());
    accept({ ...next, version: 2 });
    await user.click(buttonNamed('Remove coupon'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove coupon' })).not.toBeInTheDocument());
    expect(screen.queryByText(/was removed/)).not.toBeInTheDocument();
  });

  test('a dropped coupon is not shown where the same reply brought another coupon', () => {
    lose();
    act(() => updateCart({ ...withCoupon('WELCOME10'), version: 3, droppedCoupon: refusal }));
    expect(screen.getByText('WELCOME10')).toBeVisible();
    expect(screen.queryByText(/was removed/)).not.toBeInTheDocument();
  });

  test('a stored coupon that is refused is shown as taken off until it is in effect again', () => {
    open({ ...plain, couponRefusal: refusal });
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    act(() => updateCart({ ...withCoupon('FLAT500'), version: 2 }));
    expect(screen.queryByText(/was removed/)).not.toBeInTheDocument();
  });

  test('a coupon that has to be removed first is not shown as taken off', () => {
    open({ ...plain, couponRefusal: { code: 'FLAT500', reason: 'cart-limit', maximum: 25 } });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the coupon form as rendered by the server', () => {
  test('the coupon form works without JavaScript and shows its returned values and problems', () => {
    open(plain, { values: { intent: 'apply', couponCode: 'rings' }, problems: { couponCode: 'No.' } }, 'OLD10');
    expect(field()).toHaveValue('rings');
    expect(field()).toHaveAccessibleDescription('No.');
    const form = field().closest('form') as HTMLFormElement;
    expect(form).toHaveAttribute('action', '/api/cart/coupon');
    expect(form).toHaveAttribute('method', 'post');
    expect(Object.fromEntries(new FormData(form))).toEqual({ intent: 'apply', couponCode: 'rings' });
  });

  test('a coupon dropped by a change without JavaScript is named above the field, which keeps the typed code', () => {
    open(plain, { values: {}, problems: { '': 'Coupon OLD10 was removed.' } }, 'OLD10');
    expect(screen.getByRole('alert')).toHaveTextContent('Coupon OLD10 was removed.');
    expect(field()).toHaveValue('OLD10');
  });

  test('the form for another coupon is open where a refused code was returned beside an applied coupon', () => {
    open(withCoupon('WELCOME10'), { values: { couponCode: 'rings5' }, problems: { couponCode: 'No.' } });
    expect(field()).toBeVisible();
    expect(field()).toHaveValue('rings5');
  });
});
