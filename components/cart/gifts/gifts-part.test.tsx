/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DAY_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import { leave } from '#lib/storefront/platform/forms/leave.ts';
import { EMPTY_FORM, type FormReply, type FormState } from '#lib/storefront/platform/forms/types.ts';
import { testCart, testLine } from '#lib/testing/examples/cart.ts';
import { Toaster } from '@/components/ui/toaster';
import { GiftsPart } from './gifts-part';

jest.mock('#lib/storefront/platform/forms/leave.ts', () => ({ leave: jest.fn() }));

const LINES = [testLine('Ganga', 1)];
/** The day after today at 14:32 IST. */
const UNTIL = (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS + (9 * 60 + 2) * MINUTE_MS;
const plain = testCart(LINES);
const giftCoupon = { amount: 50_000, expiresAt: UNTIL };
const withCoupon = testCart(LINES, { giftCoupon, figures: { ...plain.figures, giftCouponDiscount: 50_000 } });
const card = (id: string) => ({ id, lastDigits: `00${id}`, balance: 500_000, amount: 200_000 });
const withCards = (...ids: string[]) => testCart(LINES, { giftCards: ids.map(card) });

/** Mocks fetch: answers every form with `reply`, and returns what was sent where. */
function serve(reply: FormReply<{ cart: Cart }>) {
  const sent: { to: string; fields: Record<string, string> }[] = [];
  global.fetch = jest.fn(async (input: string, init?: RequestInit) => {
    sent.push({ to: String(input), fields: JSON.parse(String(init?.body ?? '{}')) });
    return { json: async () => reply };
  }) as unknown as typeof fetch;
  return sent;
}

const cartReply = (cart: Cart): FormReply<{ cart: Cart }> => ({ ok: true, location: '/cart', data: { cart } });

function Page({
  rendered,
  giftCoupon: coupon,
  giftCard,
}: {
  rendered: Cart;
  giftCoupon: FormState;
  giftCard: FormState;
}) {
  const [cart, setCart] = useState(rendered);
  return <GiftsPart cart={cart} onCart={setCart} forms={{ giftCoupon: coupon, giftCard }} />;
}

async function open(cart: Cart, forms: { giftCoupon?: FormState; giftCard?: FormState } = {}) {
  await act(async () => {
    render(
      <>
        <Toaster successMilliseconds={600_000} failureMilliseconds={600_000} />
        <Page rendered={cart} giftCoupon={forms.giftCoupon ?? EMPTY_FORM} giftCard={forms.giftCard ?? EMPTY_FORM} />
      </>,
    );
  });
  return userEvent.setup();
}

const details = () => document.querySelector('details');
const summary = () => document.querySelector('summary');
const field = (name: string) => screen.getByRole('textbox', { name });
const buttonNamed = (name: string) => screen.getByRole('button', { name });

describe('gifts: whether the section is open', () => {
  test('the gifts section is closed where no gift is used', async () => {
    await open(plain);
    expect(details()).not.toHaveAttribute('open');
  });

  test.each<[string, Cart, object]>([
    ['a gift coupon is held', withCoupon, {}],
    ['a gift card is used', withCards('11'), {}],
    ['a gift coupon was refused', testCart(LINES, { giftCouponRefusal: 'expired' }), {}],
    ['a form came back', plain, { giftCard: { values: {}, problems: { pin: 'Enter the PIN.' } } }],
  ])('the gifts section is open where %s', async (_what, cart, forms) => {
    await open(cart, forms);
    expect(details()).toHaveAttribute('open');
  });
});

describe('gifts: the gift coupon', () => {
  test('a gift coupon is applied, announced, and shown with its amount and its reservation', async () => {
    const sent = serve(cartReply(withCoupon));
    const user = await open(withCards('11'));
    await user.type(field('Gift coupon code'), 'GIFT500');
    await user.click(buttonNamed('Apply gift coupon'));
    expect(sent).toEqual([{ to: '/api/cart/gift-coupon', fields: { intent: 'apply', code: 'GIFT500' } }]);
    expect(screen.getByText(/Gift coupon of/)).toHaveTextContent(
      /^Gift coupon of ₹500, held for you until 2:32 pm (?:today|on .+), India time\.$/,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Gift coupon applied to this cart.');
    expect(summary()).toHaveFocus();
  });

  test('a gift coupon larger than the cart total says that the rest is not kept', async () => {
    await open({ ...withCoupon, figures: { ...withCoupon.figures, giftCouponDiscount: 12_300 } });
    expect(screen.getByText('You are using ₹123 of it. You cannot use the rest later.')).toBeInTheDocument();
  });

  test('a gift coupon is removed, and the focus stays in the gifts section', async () => {
    const sent = serve(cartReply(plain));
    const user = await open(withCoupon);
    await user.click(buttonNamed('Remove gift coupon'));
    expect(sent).toEqual([{ to: '/api/cart/gift-coupon', fields: { intent: 'remove' } }]);
    expect(field('Gift coupon code')).toHaveValue('');
    expect(summary()).toHaveFocus();
    expect(screen.queryByText(/no longer reserved/)).not.toBeInTheDocument();
  });

  test('a refused gift coupon keeps the typed code, with the reason at the focused field', async () => {
    serve({ ok: false, problems: { code: 'There is no such gift coupon.' } });
    const user = await open(withCards('11'));
    await user.type(field('Gift coupon code'), 'NOSUCH');
    await user.click(buttonNamed('Apply gift coupon'));
    expect(field('Gift coupon code')).toHaveValue('NOSUCH');
    await waitFor(() => expect(field('Gift coupon code')).toHaveFocus());
    expect(field('Gift coupon code')).toHaveAccessibleDescription('There is no such gift coupon.');
  });

  test.each([
    ['expired', /no longer reserved/],
    ['used', /has been used/],
  ] as const)('a gift coupon that is %s says so beside the form', async (giftCouponRefusal, text) => {
    await open(testCart(LINES, { giftCouponRefusal }));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(field('Gift coupon code')).toBeInTheDocument();
  });

  test('a gift coupon whose reservation ends on the open page leaves the figures, with a message', async () => {
    jest.useFakeTimers();
    try {
      const held = { ...withCoupon, giftCoupon: { amount: 50_000, expiresAt: Date.now() + MINUTE_MS } };
      const sent = serve({ ok: true, location: '', data: { cart: plain }, cart: plain } as FormReply<{ cart: Cart }>);
      await open(held);
      await act(() => jest.advanceTimersByTimeAsync(59_000));
      expect(sent).toEqual([]);
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(sent).toHaveLength(1);
      expect(screen.getByRole('alert')).toHaveTextContent(/no longer reserved for this cart/);
      await act(() => jest.advanceTimersByTimeAsync(10 * MINUTE_MS));
      expect(sent).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });
});

test('a gift coupon whose reservation ends earlier by the local clock is polled until it has ended', async () => {
  jest.useFakeTimers();
  try {
    const held = { ...withCoupon, giftCoupon: { amount: 50_000, expiresAt: Date.now() + MINUTE_MS } };
    const answers = [held, held, plain];
    global.fetch = jest.fn(async () => ({
      json: async () => ({ ok: true, cart: answers.shift() }),
    })) as unknown as typeof fetch;
    await open(held);
    await act(() => jest.advanceTimersByTimeAsync(MINUTE_MS));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    for (let minute = 0; minute < 10; minute += 1) await act(() => jest.advanceTimersByTimeAsync(MINUTE_MS));
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('alert')).toHaveTextContent(/no longer reserved for this cart/);
  } finally {
    jest.useRealTimers();
  }
});

test('the cart page is loaded again where the reply to a gift form has no cart', async () => {
  serve({ ok: true, location: '/cart?notice=gift-card-used#gifts' });
  const user = await open(withCards('11'));
  await user.click(buttonNamed('Apply gift card'));
  expect(leave).toHaveBeenCalledWith('/cart');
  expect(screen.getByText(/ending 0011/)).toBeInTheDocument();
});

describe('gifts: gift cards', () => {
  test('gift cards are applied one after another, and neither number nor PIN stays in the form', async () => {
    const sent = serve(cartReply(withCards('11', '12')));
    const user = await open(withCards('11'));
    await user.type(field('Gift card number'), '1234 5678 9012 3456');
    await user.type(field('PIN'), '123456');
    await user.click(buttonNamed('Apply gift card'));
    const fields = { intent: 'apply', number: '1234 5678 9012 3456', pin: '123456' };
    expect(sent).toEqual([{ to: '/api/cart/gift-cards', fields }]);
    const items = screen.getByRole('list', { name: 'Applied gift cards' });
    expect(items).toHaveTextContent('Card ending 0012: ₹2,000 of ₹5,000 used');
    expect([field('Gift card number'), field('PIN')].map((input) => (input as HTMLInputElement).value)).toEqual([
      '',
      '',
    ]);
    expect(summary()).toHaveFocus();
  });

  test('each gift card is removed by its own button', async () => {
    const sent = serve(cartReply(withCards('12')));
    const user = await open(withCards('11', '12'));
    await user.click(buttonNamed('Remove gift card ending 0011'));
    expect(sent).toEqual([{ to: '/api/cart/gift-cards', fields: { intent: 'remove', id: '11' } }]);
    expect(screen.queryByText(/ending 0011/)).not.toBeInTheDocument();
  });

  test('typed or returned gift fields are kept while a gift card is removed', async () => {
    serve(cartReply(withCards('12')));
    const user = await open(withCards('11', '12'), {
      giftCoupon: { values: { code: 'NOSUCH' }, problems: { code: 'There is no such gift coupon.' } },
    });
    await user.type(field('Gift card number'), '1234 5678');
    await user.click(buttonNamed('Remove gift card ending 0011'));
    expect(field('Gift card number')).toHaveValue('1234 5678');
    expect(field('Gift coupon code')).toHaveValue('NOSUCH');
  });

  test('five gift cards are the limit, which a text says in place of the form', async () => {
    await open(withCards('11', '12', '13', '14', '15'));
    expect(screen.queryByRole('textbox', { name: 'PIN' })).not.toBeInTheDocument();
    expect(screen.getByText(/up to 5 gift cards/)).toBeInTheDocument();
  });

  test('a gift card form returned without JavaScript shows its problem and is empty', async () => {
    await open(plain, { giftCard: { values: {}, problems: { number: 'Check both.' } } });
    expect(field('Gift card number')).toHaveValue('');
    expect(field('Gift card number')).toHaveAccessibleDescription(/Check both/);
    expect(field('PIN')).toHaveValue('');
  });

  test('the rate limit of gift cards is shown for the whole form', async () => {
    serve({ ok: false, problems: { '': 'Too many attempts. Try again in 15 minutes.' } });
    const user = await open(withCards('11'));
    await user.click(buttonNamed('Apply gift card'));
    expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts. Try again in 15 minutes.');
  });
});
