/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_SUCH_ORDER } from '#lib/storefront/orders/tracking/refusal.ts';
import { EMPTY_FORM } from '#lib/storefront/platform/forms/types.ts';
import { DetailsForm } from './details-form';
import { OrderStatusLookup } from './order-status-lookup';
import { TrackingForm } from './tracking-form';

/** Answers every form with these problems; tells what was sent. */
function refuse(problems: Record<string, string>) {
  const sent: { to: string; fields: unknown }[] = [];
  global.fetch = jest.fn(async (to: string, init: RequestInit) => {
    sent.push({ to, fields: JSON.parse(String(init.body)) });
    return { json: async () => ({ ok: false, problems }) };
  }) as unknown as typeof fetch;
  return sent;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an order that nobody finds is told of at its number, which has the focus', async () => {
  const sent = refuse({ orderNumber: NO_SUCH_ORDER });
  render(<TrackingForm returned={EMPTY_FORM} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Order number' }), 'SM-1');
  await userEvent.type(screen.getByRole('textbox', { name: 'Mobile or email' }), 'asha@example.com');
  await press('Track');
  const number = screen.getByRole('textbox', { name: 'Order number' });
  await waitFor(() => expect(number).toHaveFocus());
  expect(number).toHaveAccessibleDescription(expect.stringContaining(NO_SUCH_ORDER));
  expect(sent).toEqual([{ to: '/api/track-order', fields: { orderNumber: 'SM-1', contact: 'asha@example.com' } }]);
});

test('without scripts the form comes back with what was typed and what is wrong', () => {
  const values = { orderNumber: 'SM-1', contact: 'x' };
  render(<TrackingForm returned={{ values, problems: { contact: 'Enter a contact.' } }} />);
  expect(screen.getByRole('textbox', { name: 'Order number' })).toHaveValue('SM-1');
  const contact = screen.getByRole('textbox', { name: 'Mobile or email' });
  expect(contact).toHaveValue('x');
  expect(contact).toBeInvalid();
});

test('the form of the code says in sight why none was sent: it has no field to say it at', async () => {
  const sent = refuse({ '': NO_SUCH_ORDER });
  render(<DetailsForm contact="••••• •3210" returned={EMPTY_FORM} />);
  expect(screen.getByText('We will first send a one-time code to ••••• •3210.')).toBeVisible();
  await press('Show details');
  expect(await screen.findByRole('alert')).toHaveTextContent(NO_SUCH_ORDER);
  expect(sent).toEqual([{ to: '/api/track-order/code', fields: {} }]);
});

test('a link that leads nowhere says so before it asks', () => {
  render(<OrderStatusLookup returned={EMPTY_FORM} isLinkDead />);
  expect(screen.getByRole('alert')).toHaveTextContent('We cannot find an order for this link.');
  expect(screen.getByRole('button', { name: 'Track' })).toBeVisible();
});

test('who asks without a link is warned of nothing', () => {
  render(<OrderStatusLookup returned={EMPTY_FORM} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in to see your orders' })).toBeVisible();
});
