/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Checkout, PaymentOption, StepForm } from '#lib/storefront/checkout/types.ts';
import { PAYMENT_OPTIONS, TEST_CHECKOUT } from '#lib/testing/examples/checkout.ts';
import { CheckoutView } from './checkout-view';

const mockRefresh = jest.fn();
const mockReplace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: mockRefresh, replace: mockReplace }) }));
const mockLeave = jest.fn();
jest.mock('#lib/storefront/platform/forms/leave.ts', () => ({ leave: (location: string) => mockLeave(location) }));

const FORM: StepForm = { key: 'key-of-the-form', rendered: { values: { method: 'payu' }, problems: {} } };

const view = (more: Partial<Checkout> = {}, form: StepForm = FORM) => (
  <CheckoutView checkout={{ ...TEST_CHECKOUT, ...more }} form={form} signIn={null} />
);
const open = (more: Partial<Checkout> = {}, form?: StepForm) => render(view(more, form));
const radio = (name: string) => screen.getByRole('radio', { name });

beforeEach(() => jest.clearAllMocks());

describe('checkout: the payment', () => {
  const click = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const answer = (body: object) => {
    global.fetch = jest.fn(async () => ({ json: async () => body })) as unknown as typeof fetch;
  };
  const sent = () => JSON.parse(String(jest.mocked(fetch).mock.calls[0]?.[1]?.body));

  test('the payment step selects the method chosen before; a disabled payment method says why', () => {
    open();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(radio('PayU')).toBeChecked();
    expect(radio('Cash on delivery')).toBeDisabled();
    expect(radio('Cash on delivery')).toHaveAccessibleDescription('Not available for this order amount.');
  });

  test('the payment step sends the expected amount and the method, and leads on', async () => {
    answer({ ok: true, location: '/makepayment?order=k' });
    open();
    await userEvent.click(radio('Razorpay'));
    await click('Pay ₹24,990');
    expect(sent()).toEqual({ key: 'key-of-the-form', expectedAmount: '2499000', method: 'razorpay' });
    expect(mockLeave).toHaveBeenCalledWith('/makepayment?order=k');
  });

  test('choices with a charge price the page for them, the last one as often as it changes', async () => {
    const options = (['payu', 'razorpay', 'cash-on-delivery'] as const).map((method) => ({
      method,
      refusal: '' as const,
      ...(method === 'cash-on-delivery' && { charge: 4_900 }),
    }));
    const payment = { options, panNeeded: false, giftWrapCharge: 15_000, testPayment: false, checkingOrder: '' };
    open({ payment, gift: { wrap: false, message: '', hidePrices: false } });
    expect(radio('Cash on delivery')).toHaveAccessibleDescription('Pay in cash at delivery. This adds a fee of ₹49.');
    await userEvent.click(radio('Razorpay'));
    expect(mockReplace).not.toHaveBeenCalled();
    await userEvent.click(radio('Cash on delivery'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Gift wrap', hidden: true }));
    await userEvent.click(radio('PayU'));
    expect(mockReplace.mock.calls.map(([href]) => href)).toEqual([
      '/checkout?step=payment&pay=cash-on-delivery&wrap=off',
      '/checkout?step=payment&pay=cash-on-delivery&wrap=on',
      '/checkout?step=payment&pay=payu&wrap=on',
    ]);
  });

  test('a changed total is shown and the page refreshed; the next press sends the new total', async () => {
    const text = 'The total is now ₹26,000 (was ₹24,990). Please check it and place your order again.';
    answer({ ok: false, problems: { '': text }, data: { stale: true } });
    const { rerender } = open();
    await click('Pay ₹24,990');
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(mockRefresh).toHaveBeenCalledTimes(1);
    const cart = { ...TEST_CHECKOUT.cart, figures: { ...TEST_CHECKOUT.cart.figures, payable: 2_600_000 } };
    await act(async () => rerender(view({ cart }, { ...FORM, key: 'another-key' })));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    answer({ ok: true, location: '/' });
    await click('Pay ₹26,000');
    expect(sent()).toMatchObject({ key: 'another-key', expectedAmount: '2600000' });
  });

  test('a page that could not be priced for its choices is priced for them once it is refused', async () => {
    const options: PaymentOption[] = [
      { method: 'payu', refusal: '' },
      { method: 'cash-on-delivery', refusal: '', charge: 4_900 },
    ];
    open({ payment: { options, panNeeded: false, giftWrapCharge: 0, testPayment: false, checkingOrder: '' } });
    await userEvent.click(radio('Cash on delivery'));
    answer({ ok: false, problems: { '': 'The total is now ₹25,039 (was ₹24,990).' }, data: { stale: true } });
    await click('Place order');
    expect(mockReplace).toHaveBeenCalledTimes(2);
    expect(mockReplace.mock.lastCall?.[0]).toBe('/checkout?step=payment&pay=cash-on-delivery&wrap=off');
    expect(mockRefresh).not.toHaveBeenCalled();
  });

  test('the payment step is blocked while the last payment is still being confirmed', () => {
    open({
      payment: {
        options: PAYMENT_OPTIONS,
        panNeeded: false,
        giftWrapCharge: 0,
        testPayment: false,
        checkingOrder: 'KEY',
      },
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/^We are still confirming your last payment/);
    expect(screen.getByRole('link', { name: 'See order' })).toHaveAttribute('href', '/thankyou?order=KEY');
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('an order that could not be sent keeps its idempotency key', async () => {
    global.fetch = jest.fn(async () => Promise.reject(new TypeError('fetch failed'))) as unknown as typeof fetch;
    open();
    await click('Pay ₹24,990');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We could not check whether your order was placed. Please try again',
    );
    expect(mockRefresh).not.toHaveBeenCalled();
  });

  test('the button of cash on delivery says order, not pay', async () => {
    const options: PaymentOption[] = [
      { method: 'razorpay', refusal: '' },
      { method: 'cash-on-delivery', refusal: '' },
    ];
    const payment = { options, panNeeded: false, giftWrapCharge: 0, testPayment: false, checkingOrder: '' };
    const { unmount } = open({ payment });
    await userEvent.click(radio('Cash on delivery'));
    expect(screen.getByRole('button', { name: 'Place order' })).toBeInTheDocument();
    await userEvent.click(radio('Razorpay'));
    expect(screen.getByRole('button', { name: 'Pay ₹24,990' })).toBeInTheDocument();
    unmount();
    open({ payment }, { key: 'k', rendered: { values: { method: 'cash-on-delivery' }, problems: {} } });
    expect(screen.getByRole('button', { name: 'Place order' })).toBeInTheDocument();
  });

  test('problems of altered hidden fields are shown as one message without a link', async () => {
    answer({ ok: false, problems: { key: 'Something was not right.', expectedAmount: 'Something was not right.' } });
    open();
    await click('Pay ₹24,990');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Something was not right\.$/);
    expect(screen.getByRole('alert').querySelector('a')).toBeNull();
  });

  test('an order paid by gift cards alone has no choice of payment method', async () => {
    answer({ ok: true, location: '/thankyou?order=k' });
    open({ cart: { ...TEST_CHECKOUT.cart, figures: { ...TEST_CHECKOUT.cart.figures, payable: 0 } } });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await click('Place order');
    expect(sent()).toMatchObject({ method: 'gift-card', expectedAmount: '0' });
  });

  test('a test payment is marked as such', () => {
    const { unmount } = open();
    expect(screen.queryByText(/Test payment/)).not.toBeInTheDocument();
    unmount();
    open({
      payment: { options: PAYMENT_OPTIONS, panNeeded: false, giftWrapCharge: 0, testPayment: true, checkingOrder: '' },
    });
    expect(screen.getByText('Test payment: no money is charged')).toBeInTheDocument();
  });

  test('without an available payment method the order cannot be submitted', () => {
    open(
      {
        payment: {
          options: [{ method: 'razorpay', refusal: 'unavailable' }],
          panNeeded: false,
          giftWrapCharge: 0,
          testPayment: false,
          checkingOrder: '',
        },
      },
      { key: 'k', rendered: { values: { method: '' }, problems: {} } },
    );
    expect(screen.getByRole('alert')).toHaveTextContent('No payment method is available');
    expect(screen.getByRole('button', { name: 'Pay ₹24,990' })).toBeDisabled();
  });
});
