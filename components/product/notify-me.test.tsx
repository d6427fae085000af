/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NotifyNotice } from '#lib/storefront/catalogue/stock-alerts/notices.ts';
import type { ProductSize } from '#lib/storefront/catalogue/types.ts';
import { hydrateLate, unmountHydrated } from '#lib/testing/storefront/hydrate-late.tsx';
import { BuyBox } from '@/components/product/buy-box';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const size = (name: string | null, stock: number): ProductSize => ({
  sku: `RING-${name ?? 'ONE'}`,
  name,
  price: 100,
  mrp: 100,
  stock,
});

/** Mocks fetch: answers the notify request with `reply`, and records what was sent. */
function serve(reply: { status?: number; body: unknown }) {
  const sent: Record<string, unknown>[] = [];
  global.fetch = jest.fn(async (url: string, init?: RequestInit) => {
    if (String(url).startsWith('/api/availability')) return { json: async () => ({ ok: true, products: [] }) };
    sent.push(JSON.parse(String(init?.body)));
    return { json: async () => reply.body };
  }) as unknown as typeof fetch;
  return sent;
}

const boxOf = (sizes: ProductSize[], notice: NotifyNotice | null, requestedSize: string | null) => (
  <BuyBox
    code="RING"
    href="/ring"
    title="Ring"
    sizes={sizes}
    promptForSize={false}
    notifyNotice={notice}
    requestedSize={requestedSize}
  >
    {null}
  </BuyBox>
);

async function show(sizes: ProductSize[], notice: NotifyNotice | null = null, requestedSize: string | null = null) {
  await act(async () => void render(boxOf(sizes, notice, requestedSize)));
  return userEvent.setup();
}

const contact = () => screen.getByRole('textbox', { name: 'Mobile number or email' });
const submitButton = () => screen.getByRole('button', { name: 'Notify me' });

test('a sold-out product offers the notify form instead of the buttons', async () => {
  const sent = serve({ body: { ok: true, location: '/ring' } });
  const user = await show([size(null, 0)]);
  expect(screen.getByText('Sold out')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
  expect(
    screen.getByText(
      'We will send you one message when this product is back in stock. We will not send you anything else.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See similar products' })).toBeInTheDocument();

  await user.type(contact(), '98765 43210');
  await user.click(submitButton());
  expect(sent).toEqual([{ productUrl: '/ring', sku: 'RING-ONE', contact: '98765 43210' }]);
  expect(screen.getByRole('status')).toHaveTextContent('We will tell you when this product is back in stock.');
  expect(contact()).toHaveValue('');
});

test('a single sold-out size is named in the notify form, and the sizes in stock can be bought', async () => {
  const sent = serve({ body: { ok: true, location: '/ring' } });
  const user = await show([size('12', 4), size('14', 0)]);
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeInTheDocument();
  await user.click(screen.getByText('Notify me when size 14 is back in stock'));
  await user.type(contact(), 'asha@example.com');
  await user.click(submitButton());
  expect(sent).toEqual([{ productUrl: '/ring', sku: 'RING-14', contact: 'asha@example.com' }]);
});

test('the notify form offers a choice of several sold-out sizes, and its text follows the choice', async () => {
  const sent = serve({ body: { ok: false, problems: { sku: 'Select the size you want.' } } });
  const user = await show([size('12', 0), size('14', 0)]);
  const choice = screen.getByRole('combobox', { name: 'Sold-out size' });
  expect(within(choice).getAllByRole('option')).toHaveLength(3);
  await user.type(contact(), '9876543210');
  await user.click(submitButton());
  await waitFor(() => expect(choice).toHaveFocus());
  expect(choice).toHaveAccessibleDescription('Select the size you want.');
  await user.selectOptions(choice, '14');
  expect(screen.getByText(/^We will send you one message when size 14 is back in stock\./)).toBeInTheDocument();
  await user.click(submitButton());
  expect(sent.map(({ sku }) => sku)).toEqual(['', 'RING-14']);
});

test('an invalid contact in the notify form is reported at its field, which is focused', async () => {
  serve({ body: { ok: false, problems: { contact: 'Enter a 10-digit mobile number or an email address.' } } });
  const user = await show([size(null, 0)]);
  await user.type(contact(), '98');
  await user.click(submitButton());
  await waitFor(() => expect(contact()).toHaveFocus());
  expect(contact()).toHaveAccessibleDescription('Enter a 10-digit mobile number or an email address.');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a general failure of the notify form is announced with the message of the reply', async () => {
  serve({ body: { ok: false, reason: 'notify-too-many', message: 'Please try again in 10 minutes.' } });
  const user = await show([size(null, 0)]);
  await user.type(contact(), '9876543210');
  await user.click(submitButton());
  expect(screen.getByRole('alert')).toHaveTextContent('Please try again in 10 minutes.');
});

test.each([
  ['notify-saved', 'We will tell you when size 14 is back in stock.'],
  ['notify-contact', 'Enter a 10-digit mobile number or an email address.'],
  ['notify-gone', 'We no longer sell this size.'],
  ['notify-in-stock', 'This size is back in stock. You can add it to your cart.'],
] as const)('without JavaScript the notify form is returned open with %s', async (notice, text) => {
  serve({ body: null });
  await show([size('12', 4), size('14', 0)], notice);
  expect(submitButton().closest('details')).toHaveAttribute('open');
  expect(screen.getByText(new RegExp(text.replace('.', '\\.')))).toBeInTheDocument();
  const form = submitButton().closest('form');
  expect(form).toHaveAttribute('action', '/api/notify-me');
  expect(form).toHaveAttribute('method', 'post');
});

test('the size named in a notification link is selected, unless it is sold out again', async () => {
  serve({ body: null });
  await show([size('12', 4), size('14', 2), size('16', 0)], null, '14');
  expect(screen.getByRole('radio', { name: '14' })).toBeChecked();
});

test('a sold-out size chosen before hydration is the one named in the notify form', async () => {
  serve({ body: { ok: true, location: '/ring' } });
  await hydrateLate(boxOf([size('8', 0), size('10', 0)], null, null), (container) => {
    const select = container.querySelector('select');
    if (select) select.value = 'RING-10';
  });
  expect(screen.getByText(/We will send you one message when size 10 is back/)).toBeInTheDocument();
  await unmountHydrated();
});
