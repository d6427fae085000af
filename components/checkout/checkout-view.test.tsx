/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Checkout, StepForm } from '#lib/storefront/checkout/types.ts';
import { EMPTY_FORM } from '#lib/storefront/platform/forms/types.ts';
import { PAYMENT_OPTIONS, TEST_CHECKOUT } from '#lib/testing/examples/checkout.ts';
import { CheckoutView } from './checkout-view';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock('#lib/storefront/platform/forms/leave.ts', () => ({ leave: jest.fn() }));

const FORM: StepForm = { key: 'key-of-the-form', rendered: { values: { method: 'payu' }, problems: {} } };

const view = (more: Partial<Checkout> = {}, form: StepForm = FORM) => (
  <CheckoutView checkout={{ ...TEST_CHECKOUT, ...more }} form={form} signIn={null} />
);
const open = (more: Partial<Checkout> = {}, form?: StepForm) => render(view(more, form));
const step = (name: string) => {
  const item = screen.getByRole('heading', { level: 2, name }).closest('li');
  if (!item) throw new Error(`No step ${name}.`);
  return within(item);
};
const radio = (name: string) => screen.getByRole('radio', { name });

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
    open({ cart: { ...TEST_CHECKOUT.cart, couponRefusal } });
    const summary = within(screen.getByRole('heading', { name: 'Order summary' }).closest('section') ?? document.body);
    for (const name of ['Subtotal', 'Shipping', 'To pay']) expect(summary.getByText(name)).toBeInTheDocument();
    // Nothing else pays, and the total would say the amount to pay again.
    expect(summary.queryByText('Total')).not.toBeInTheDocument();
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
    const delivery = TEST_CHECKOUT.delivery && {
      ...TEST_CHECKOUT.delivery,
      earliestDate: '',
      latestDate: '',
      deliveryDays: '12-15',
    };
    open({ ...at, delivery }, empty);
    expect(screen.getByText('Delivery in 12-15 days')).toBeInTheDocument();
    expect(screen.queryByText(/photo ID/)).not.toBeInTheDocument();
  });

  const EXPRESS = { charge: 150_00, earliestDate: '2026-11-21', latestDate: '2026-11-21', deliveryDays: '0-1' };
  const withExpress = (more: object = {}) =>
    TEST_CHECKOUT.delivery && { ...TEST_CHECKOUT.delivery, express: EXPRESS, ...more };

  test('the delivery step shows date and charge of standard and express delivery, and the chosen one', () => {
    const chosen = { key: 'k', rendered: { values: { speed: 'express' }, problems: {} } };
    open({ ...at, delivery: withExpress(), shipping: 99_00 }, chosen);
    const standard = screen.getByRole('radio', { name: 'Standard delivery' });
    expect(standard).toHaveAccessibleDescription(/Between Mon 23 Nov and Wed 25 Nov\s*₹99$/);
    const express = screen.getByRole('radio', { name: 'Express delivery' });
    expect(express).toBeChecked();
    expect(express).toHaveAccessibleDescription(/By Sat 21 Nov\s*₹249: ₹99 for shipping and ₹150 for express/);
    expect(screen.queryByText(/Engraving takes/)).not.toBeInTheDocument();
  });

  test('the delivery step says what the making of items adds to both dates', () => {
    open({ ...at, delivery: withExpress({ makingDays: 2 }) }, empty);
    expect(screen.getByRole('radio', { name: 'Standard delivery' })).toBeChecked();
    expect(screen.getByText(/Engraving takes 2 business days/)).toBeInTheDocument();
  });

  test('the delivery step says that express delivery is no longer offered, and offers none', () => {
    open({ ...at, choices: { express: true } }, empty);
    expect(screen.getByRole('alert')).toHaveTextContent('so your order goes by standard delivery');
    expect(screen.queryByRole('radio', { name: 'Express delivery' })).not.toBeInTheDocument();
  });

  test('the delivery step asks for photo ID at the door for valuables, and for a PAN where the law requires it', () => {
    const delivery = TEST_CHECKOUT.delivery && { ...TEST_CHECKOUT.delivery, identityNeeded: true };
    open(
      {
        ...at,
        delivery,
        payment: {
          options: PAYMENT_OPTIONS,
          panNeeded: true,
          giftWrapCharge: 0,
          testPayment: false,
          checkingOrder: '',
        },
      },
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
    await userEvent.type(screen.getByRole('textbox', { name: /^GSTIN/ }), '0{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Add a billing address' }));
    expect(sent()).toEqual([
      { gstin: '29AAPFU0', billing: '' },
      { gstin: '29AAPFU0', billing: '', intent: 'add-billing' },
    ]);
  });

  test('the delivery step shows the problems of the billing details, even where the values were not kept', () => {
    const { unmount } = open(at, empty);
    const bill = () => screen.getByText('GSTIN or another billing address').closest('details');
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
