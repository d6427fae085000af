/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_FORM } from '#lib/storefront/platform/forms/types.ts';
import { DetailsForm } from './details-form';
import { OrderStatusLookup } from './order-status-lookup';
import { TrackingForm } from './tracking-form';

const NO_SUCH_ORDER = 'We found no order with this number and contact. Please check both in your order confirmation.';

/** Mocks fetch: answers every form with these problems, and returns what was sent. */
function refuse(problems: Record<string, string>) {
  const sent: { to: string; fields: unknown }[] = [];
  global.fetch = jest.fn(async (to: string, init: RequestInit) => {
    sent.push({ to, fields: JSON.parse(String(init.body)) });
    return { json: async () => ({ ok: false, problems }) };
  }) as unknown as typeof fetch;
  return sent;
}
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an order that is not found is reported at its number field, which is focused', async () => {
  const sent = refuse({ orderNumber: NO_SUCH_ORDER });
  render(<TrackingForm returned={EMPTY_FORM} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Order number' }), 'SM-1');
  await userEvent.type(screen.getByRole('textbox', { name: 'Mobile or email' }), 'asha@example.com');
  await click('Track');
  const number = screen.getByRole('textbox', { name: 'Order number' });
  await waitFor(() => expect(number).toHaveFocus());
  expect(number).toHaveAccessibleDescription(expect.stringContaining(NO_SUCH_ORDER));
  expect(sent).toEqual([{ to: '/api/track-order', fields: { orderNumber: 'SM-1', contact: 'asha@example.com' } }]);
});

test('the tracking form without JavaScript comes back with its values and problems', () => {
  const values = { orderNumber: 'SM-1', contact: 'x' };
  render(<TrackingForm returned={{ values, problems: { contact: 'Enter a contact.' } }} />);
  expect(screen.getByRole('textbox', { name: 'Order number' })).toHaveValue('SM-1');
  const contact = screen.getByRole('textbox', { name: 'Mobile or email' });
  expect(contact).toHaveValue('x');
  expect(contact).toBeInvalid();
});

test('the form that sends the tracking code shows a general problem, because it has no visible field', async () => {
  const sent = refuse({ '': NO_SUCH_ORDER });
  render(<DetailsForm contact="••••• •3210" returned={EMPTY_FORM} />);
  expect(screen.getByText('We will first send a one-time code to ••••• •3210.')).toBeVisible();
  await click('Show details');
  expect(await screen.findByRole('alert')).toHaveTextContent(NO_SUCH_ORDER);
  expect(sent).toEqual([{ to: '/api/track-order/code', fields: {} }]);
});

test('the order status page says so where the link that led here is invalid', () => {
  render(<OrderStatusLookup returned={EMPTY_FORM} isLinkDead />);
  expect(screen.getByRole('alert')).toHaveTextContent('We cannot find an order for this link.');
  expect(screen.getByRole('button', { name: 'Track' })).toBeVisible();
});

test('the order status page shows no alert where no link led here', () => {
  render(<OrderStatusLookup returned={EMPTY_FORM} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in to see your orders' })).toBeVisible();
});
