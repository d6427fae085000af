/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PriceNotice } from '#lib/storefront/catalogue/price-alerts/notices.ts';
import { PriceAlert } from './price-alert';

/** Mocks fetch: answers with `reply`, and records what was sent. */
function serve(reply: unknown) {
  const sent: unknown[] = [];
  global.fetch = jest.fn(async (url: string, init?: RequestInit) => {
    sent.push([url, JSON.parse(String(init?.body))]);
    return { json: async () => reply };
  }) as unknown as typeof fetch;
  return sent;
}

async function show(notice: PriceNotice | null = null) {
  await act(async () => void render(<PriceAlert code="RING" href="/ring" notice={notice} />));
  return userEvent.setup();
}

const contact = () => screen.getByRole('textbox', { name: 'Mobile number or email', hidden: true });

test('the form of a price alert opens on demand, says what is sent, and thanks', async () => {
  const sent = serve({ ok: true, location: '/ring' });
  const user = await show();
  expect(contact().closest('details')).not.toHaveAttribute('open');
  await user.click(screen.getByText('Price alert'));
  expect(screen.getByText(/^We will send you one message when the price falls below today’s/)).toBeVisible();
  await user.type(contact(), 'asha@example.com');
  await user.click(screen.getByRole('button', { name: 'Notify me' }));
  expect(sent).toEqual([
    ['/api/price-alert', { productUrl: '/ring', productCode: 'RING', contact: 'asha@example.com' }],
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('Thank you. We will tell you when the price falls.');
  expect(contact()).toHaveValue('');
});

test('an invalid contact of a price alert is reported at its field, which is focused', async () => {
  serve({ ok: false, problems: { contact: 'Enter a 10-digit mobile number or an email address.' } });
  const user = await show();
  await user.click(screen.getByText('Price alert'));
  await user.type(contact(), '98{Enter}');
  await waitFor(() => expect(contact()).toHaveFocus());
  expect(contact()).toHaveAccessibleDescription('Enter a 10-digit mobile number or an email address.');
});

test.each([
  ['price-saved', 'Thank you. We will tell you when the price falls.'],
  ['price-contact', 'Enter a 10-digit mobile number or an email address.'],
  ['price-sold-out', 'This product is sold out now, so we saved nothing.'],
] as const)('without JavaScript the price alert is returned open with %s', async (notice, text) => {
  await show(notice);
  const form = contact().closest('form');
  expect(form?.closest('details')).toHaveAttribute('open');
  expect(screen.getByText(text)).toBeInTheDocument();
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/price-alert', 'post']);
});
