/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { hydrateLate, unmountHydrated } from '#lib/testing/hydrate-late.tsx';
import { OrderForm } from './order-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const options = (['payu', 'cash-on-delivery'] as const).map((method) => ({ method, refusal: '' as const }));
const payment = { options, panNeeded: false, testPayment: false, checkingOrder: '' };
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
