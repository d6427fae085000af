/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Address } from '#lib/storefront/account/addresses/types.ts';
import type { Checkout, PaymentOption, StepForm } from '#lib/storefront/checkout/types.ts';
import { EMPTY_FORM } from '#lib/storefront/platform/forms/types.ts';
import { testCart, testLine } from '#lib/testing/cart.ts';
import { CheckoutView } from './checkout-view';

const mockRefresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: mockRefresh }) }));
const mockLeave = jest.fn();
jest.mock('#lib/storefront/platform/forms/leave.ts', () => ({ leave: (location: string) => mockLeave(location) }));

const address = (id: string, more: Partial<Address> = {}): Address => ({
  id,
  fullName: `Asha ${id}`,
  mobile: '9876543210',
  alternateMobile: '',
  pincode: '560001',
  addressLine1: '12, Lake View',
  addressLine2: '',
  landmark: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  stateCode: '29',
  gstin: '',
  type: 'home',
  isDefault: false,
  ...more,
});
const HOME = address('home', { isDefault: true });
const OPTIONS: PaymentOption[] = [
  { method: 'razorpay', refusal: '' },
  { method: 'payu', refusal: '' },
  { method: 'cash-on-delivery', refusal: 'value' },
  { method: 'gift-card', refusal: 'unavailable' },
];
const CHECKOUT: Checkout = {
  cart: testCart([testLine('Ganga', 2)]),
  shown: 'payment',
  left: 'payment',
  name: 'Asha',
  mobile: '9876543210',
  choices: {},
  book: [HOME, address('work')],
  address: HOME,
  billing: HOME,
  offersCollect: false,
  collect: null,
  collectFrom: null,
  delivery: {
    pincode: '560001',
    city: 'Bengaluru',
    state: 'Karnataka',
    deliverable: true,
    cashOnDelivery: true,
    identityNeeded: false,
    earliestDate: '2026-11-23',
    latestDate: '2026-11-25',
    deliveryDays: '2-4',
  },
  payment: { options: OPTIONS, panNeeded: false, testPayment: false, checkingOrder: '' },
  emiPlans: [],
  gift: null,
};
const FORM: StepForm = { key: 'key-of-the-form', rendered: { values: { method: 'payu' }, problems: {} } };

const view = (more: Partial<Checkout> = {}, form: StepForm = FORM) => (
  <CheckoutView checkout={{ ...CHECKOUT, ...more }} form={form} signIn={null} />
);
const open = (more: Partial<Checkout> = {}, form?: StepForm) => render(view(more, form));
const step = (name: string) => {
  const item = screen.getByRole('heading', { level: 2, name }).closest('li');
  if (!item) throw new Error(`No step ${name}.`);
  return within(item);
};
const radio = (name: string) => screen.getByRole('radio', { name });

beforeEach(() => jest.clearAllMocks());

describe('checkout: the steps', () => {
  test('finished checkout steps show what was chosen with a link to change it, except for the contact', () => {
    open();
    expect(step('Contact').getByText('+91 98765 43210')).toBeInTheDocument();
    expect(step('Contact').queryByRole('link')).not.toBeInTheDocument();
    expect(step('Address').getByText('Asha home')).toBeInTheDocument();
    expect(step('Address').getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/checkout?step=address');
    expect(step('Delivery').getByText('Delivery between Mon 23 Nov and Wed 25 Nov')).toBeInTheDocument();
    expect(step('Delivery').getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/checkout?step=delivery');
  });

  test('a finished checkout step shows only the last characters of a PAN', () => {
    open({ choices: { pan: 'AAPFU0939F' } });
    expect(step('Delivery').getByText('PAN ending in 939F')).toBeInTheDocument();
    expect(screen.queryByText(/AAPFU/)).not.toBeInTheDocument();
  });

  test('checkout steps to come show no content yet', () => {
    open({ shown: 'delivery', left: 'delivery' });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Payment' }).closest('li')).not.toHaveAttribute(
      'aria-current',
    );
  });

  test('beside the checkout steps are all lines and charges, and the coupon dropped since the cart', () => {
    const couponRefusal = { code: 'FLAT500', reason: 'not-applicable' } as const;
    open({ cart: { ...CHECKOUT.cart, couponRefusal } });
    const summary = within(screen.getByRole('heading', { name: 'Order summary' }).closest('section') ?? document.body);
    for (const name of ['Subtotal', 'Shipping', 'Total', 'To pay']) expect(summary.getByText(name)).toBeInTheDocument();
    expect(summary.getByText('Ganga')).toBeInTheDocument();
    expect(screen.getByText(/^Coupon FLAT500 was removed/)).toBeInTheDocument();
  });
});

describe('checkout: the address', () => {
  const at = {
    shown: 'address',
    left: 'address',
    address: null,
    delivery: null,
    billing: null,
    payment: null,
  } as const;
  const empty = { key: 'k', rendered: EMPTY_FORM };

  test('the default address is selected at checkout until another was chosen', () => {
    const { unmount } = open(at, empty);
    expect(radio('Asha home')).toBeChecked();
    unmount();
    open({ ...at, choices: { addressId: 'work' } }, empty);
    expect(radio('Asha work')).toBeChecked();
    expect(radio('Asha work')).toHaveAccessibleDescription(/12, Lake View Bengaluru, Karnataka 560001/);
  });

  test('a customer without addresses gets the address form at checkout, with the known details filled in', () => {
    open(
      { ...at, book: [] },
      { key: 'k', rendered: { values: { fullName: 'Asha', mobile: '9876543210' }, problems: {} } },
    );
    expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha');
    expect(screen.getByRole('button', { name: 'Save and deliver here' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Cancel' })).not.toBeInTheDocument();
  });

  test('a new address refused without JavaScript comes back open at checkout, as it was sent', () => {
    const rendered = { values: { intent: 'save', city: 'Kochi' }, problems: { pincode: 'Enter a 6-digit pincode.' } };
    open(at, { key: 'k', rendered });
    expect(screen.getByRole('textbox', { name: 'City or district' })).toHaveValue('Kochi');
    expect(screen.getByText('Add another address').closest('details')).toHaveAttribute('open');
  });
});

describe('checkout: the delivery', () => {
  const at = { shown: 'delivery', left: 'delivery' } as const;
  const empty = { key: 'k', rendered: EMPTY_FORM };

  test('the delivery step shows the usual number of days where no dates are known', () => {
    const delivery = CHECKOUT.delivery && {
      ...CHECKOUT.delivery,
      earliestDate: '',
      latestDate: '',
      deliveryDays: '12-15',
    };
    open({ ...at, delivery }, empty);
    expect(screen.getByText('Delivery in 12-15 days')).toBeInTheDocument();
    expect(screen.queryByText(/photo ID/)).not.toBeInTheDocument();
  });

  test('the delivery step asks for photo ID at the door for valuables, and for a PAN where the law requires it', () => {
    const delivery = CHECKOUT.delivery && { ...CHECKOUT.delivery, identityNeeded: true };
    open(
      { ...at, delivery, payment: { options: OPTIONS, panNeeded: true, testPayment: false, checkingOrder: '' } },
      empty,
    );
    expect(screen.getByText(/photo ID/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'PAN' })).toBeInTheDocument();
  });

  test('the delivery step keeps its values when another billing address is added; Enter continues instead', async () => {
    const replies = { json: async () => ({ ok: false, problems: {} }) };
    global.fetch = jest.fn(async () => replies) as unknown as typeof fetch;
    const sent = () => jest.mocked(fetch).mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
    open(at, { key: 'k', rendered: { values: { gstin: '29AAPFU' }, problems: {} } });
    await userEvent.type(screen.getByRole('textbox', { name: /^GST number/ }), '0{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Add a billing address' }));
    expect(sent()).toEqual([
      { gstin: '29AAPFU0', billing: '' },
      { gstin: '29AAPFU0', billing: '', intent: 'add-billing' },
    ]);
  });

  test('the delivery step shows the problems of the billing details, even where the values were not kept', () => {
    const { unmount } = open(at, empty);
    const bill = () => screen.getByText('GST number or another billing address').closest('details');
    expect(bill()).not.toHaveAttribute('open');
    unmount();
    open(at, { key: 'k', rendered: { values: {}, problems: { gstin: 'Check it.' } } });
    expect(bill()).toHaveAttribute('open');
  });

  test('the delivery step asks for no PAN where none is needed', () => {
    open(at, empty);
    expect(screen.queryByRole('textbox', { name: 'PAN' })).not.toBeInTheDocument();
  });

  test('the delivery step of an undeliverable address offers only another address', () => {
    open({ ...at, delivery: null }, empty);
    expect(screen.getByRole('alert')).toHaveTextContent('We do not deliver to Bengaluru 560001 yet.');
    expect(screen.getByRole('link', { name: 'Choose another address' })).toHaveAttribute(
      'href',
      '/checkout?step=address',
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

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

  test('a changed total is shown and the page refreshed; the next press sends the new total', async () => {
    const text = 'The total is now ₹26,000 (was ₹24,990). Please check it and place your order again.';
    answer({ ok: false, problems: { '': text }, data: { stale: true } });
    const { rerender } = open();
    await click('Pay ₹24,990');
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(mockRefresh).toHaveBeenCalledTimes(1);
    const cart = { ...CHECKOUT.cart, figures: { ...CHECKOUT.cart.figures, payable: 2_600_000 } };
    await act(async () => rerender(view({ cart }, { ...FORM, key: 'another-key' })));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    answer({ ok: true, location: '/' });
    await click('Pay ₹26,000');
    expect(sent()).toMatchObject({ key: 'another-key', expectedAmount: '2600000' });
  });

  test('the payment step is blocked while the last payment is still being confirmed', () => {
    open({ payment: { options: OPTIONS, panNeeded: false, testPayment: false, checkingOrder: 'KEY' } });
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
    const payment = { options, panNeeded: false, testPayment: false, checkingOrder: '' };
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
    open({ cart: { ...CHECKOUT.cart, figures: { ...CHECKOUT.cart.figures, payable: 0 } } });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await click('Place order');
    expect(sent()).toMatchObject({ method: 'gift-card', expectedAmount: '0' });
  });

  test('a test payment is marked as such', () => {
    const { unmount } = open();
    expect(screen.queryByText(/Test payment/)).not.toBeInTheDocument();
    unmount();
    open({ payment: { options: OPTIONS, panNeeded: false, testPayment: true, checkingOrder: '' } });
    expect(screen.getByText('Test payment: no money is charged')).toBeInTheDocument();
  });

  test('without an available payment method the order cannot be submitted', () => {
    open(
      {
        payment: {
          options: [{ method: 'razorpay', refusal: 'unavailable' }],
          panNeeded: false,
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
