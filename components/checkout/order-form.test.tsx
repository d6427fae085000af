/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { hydrateLate, unmountHydrated } from '#lib/testing/storefront/hydrate-late.tsx';
import { OrderForm } from './order-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const options = (['payu', 'cash-on-delivery'] as const).map((method) => ({ method, refusal: '' as const }));
const payment = { options, panNeeded: false, giftWrapCharge: 0, testPayment: false, checkingOrder: '' };
const formOf = (method: string) => ({ key: 'key-of-the-form', rendered: { values: { method }, problems: {} } });

afterEach(unmountHydrated);

test('when gift cards no longer cover the order, the order button names the selected payment method', async () => {
  const formFor = (payable: number) => (
    <OrderForm payment={payment} payable={payable} offersGift={false} form={formOf('cash-on-delivery')} />
  );
  const { rerender } = render(formFor(0));
  rerender(formFor(250_000));
  expect(screen.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Place order' })).toBeVisible();
});

const EMI = {
  excludedCategories: [],
  bank: 'Banyan Bank',
  months: 6,
  rate: 0,
  bankRate: 15,
  lowest: 500_000,
  highest: 20_000_000,
  fee: 0,
};
const EMI_HINT = /^You choose EMI and the number of months with your bank on the payment page/;

test.each([
  ['below the gateways that take it', options, 600_000, true],
  ['not without a gateway', options.slice(1), 600_000, false],
  ['not for an amount that no plan accepts', options, 499_900, false],
])('how to pay in instalments is said %s', (_where, offered, payable, isShown) => {
  const offer = { ...payment, options: offered };
  render(
    <OrderForm
      payment={offer}
      emiPlans={[EMI]}
      payable={payable}
      offersGift={false}
      form={formOf('cash-on-delivery')}
    />,
  );
  expect(screen.queryByText(EMI_HINT) !== null).toBe(isShown);
  expect(screen.queryByText(/^EMI from/)?.textContent?.startsWith('EMI from ₹1,000 a month') ?? false).toBe(isShown);
});

test('a payment method chosen before hydration is the one that the order button names', async () => {
  await hydrateLate(
    <OrderForm payment={payment} payable={250_000} offersGift={false} form={formOf('payu')} />,
    (container) => {
      const cash = container.querySelector<HTMLInputElement>('input[value=cash-on-delivery]');
      if (cash) cash.checked = true;
    },
  );
  expect(screen.getByRole('button', { name: 'Place order' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});
