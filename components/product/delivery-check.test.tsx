/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeliveryAnswer } from '#lib/storefront/catalogue/delivery-text.ts';
import { forgetPincode, readRememberedPincode, rememberPincode } from '#lib/storefront/catalogue/remembered-pincode.ts';
import { DeliveryCheck } from './delivery-check';

const fetched: string[] = [];
let reply: object;

beforeEach(() => {
  fetched.length = 0;
  forgetPincode();
  reply = { ok: true, delivery: delivery('560001', 'Bengaluru') };
  global.fetch = (async (url: string) => {
    fetched.push(url);
    return { json: async () => reply };
  }) as unknown as typeof fetch;
});

const delivery = (pincode: string, city: string) => ({
  pincode,
  city,
  state: '',
  deliverable: true,
  cashOnDelivery: false,
  identityNeeded: false,
  earliestDate: '2026-11-24',
  latestDate: '2026-11-27',
  deliveryDays: '3-6',
});
const show = () => render(<DeliveryCheck code="1801AV01" href="/watch-1801av01" />);
const pincode = () => screen.getByRole('textbox', { name: 'Pincode' });

async function check(text: string): Promise<void> {
  const user = userEvent.setup();
  await user.clear(pincode());
  await user.type(pincode(), text);
  await user.click(screen.getByRole('button', { name: 'Check delivery' }));
}

test('without a remembered pincode the usual number of days is shown, and nothing is requested', () => {
  show();
  expect(screen.getByText('Delivery in 12-15 days')).toBeVisible();
  expect(fetched).toEqual([]);
});

test('without JavaScript the pincode is posted with its product, and kept by the answer', () => {
  const { container } = show();
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/pincode/check']);
  const fields = form ? Object.fromEntries(new FormData(form)) : {};
  expect(fields).toEqual({ code: '1801AV01', productUrl: '/watch-1801av01', pincode: '' });
});

test('a checked pincode is remembered: the next product says its day, and another pincode can be checked', async () => {
  const { unmount } = show();
  await check('560001');
  await screen.findByText('Delivery to Bengaluru 560001 between Tue 24 Nov and Fri 27 Nov.');
  unmount();
  show();
  expect(await screen.findByText(/^Delivery to Bengaluru 560001 /)).toBeVisible();
  expect(pincode()).toHaveValue('560001');
  reply = { ok: true, delivery: delivery('400001', 'Mumbai') };
  await check('400001');
  expect(await screen.findByText(/^Delivery to Mumbai 400001 /)).toBeVisible();
  expect(readRememberedPincode()).toBe('400001');
});

test('a remembered pincode that cannot be checked now leaves the usual number of days', async () => {
  rememberPincode('560001');
  reply = { ok: false };
  show();
  expect(await screen.findByRole('list')).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByText('Delivery in 12-15 days')).toBeVisible();
  expect(pincode()).not.toHaveAttribute('aria-invalid');
});

test('a pincode that is chosen elsewhere on the page is answered here, and none is answered after it was forgotten', async () => {
  show();
  act(() => rememberPincode('560001'));
  expect(await screen.findByText(/^Delivery to Bengaluru 560001 /)).toBeVisible();
  expect(pincode()).toHaveValue('560001');
  reply = { ok: true, delivery: delivery('400001', 'Mumbai') };
  act(() => rememberPincode('400001'));
  expect(await screen.findByText(/^Delivery to Mumbai 400001 /)).toBeVisible();
  expect(fetched).toHaveLength(2);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove pincode' }));
  expect(screen.getByText('Delivery in 12-15 days')).toBeVisible();
  expect(pincode()).toHaveValue('');
  expect(pincode()).toHaveFocus();
  expect(readRememberedPincode()).toBe('');
  expect(screen.queryByRole('button', { name: 'Remove pincode' })).not.toBeInTheDocument();
});

test('a pincode chosen elsewhere that cannot be checked now leaves no answer for the one before', async () => {
  rememberPincode('560001');
  show();
  await screen.findByText(/^Delivery to Bengaluru 560001 /);
  reply = { ok: false };
  act(() => rememberPincode('400001'));
  expect(await screen.findByText('Delivery in 12-15 days')).toBeVisible();
  expect(pincode()).toHaveValue('400001');
});

test('an answer that arrives after its pincode was forgotten is dropped', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { fetch } = global;
  global.fetch = (async (url: string) => promise.then(() => fetch(url))) as typeof global.fetch;
  rememberPincode('560001');
  show();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Remove pincode' }));
  await act(async () => resolve());
  expect(screen.getByText('Delivery in 12-15 days')).toBeVisible();
  expect(readRememberedPincode()).toBe('');
});

test('a product that was asked for another pincode keeps its answer, until one is chosen', async () => {
  rememberPincode('560001');
  const answer: DeliveryAnswer = { ok: true, lines: ['Delivery to Mumbai 400001 by Fri 27 Nov.'] };
  render(<DeliveryCheck code="1801AV01" href="/watch-1801av01" query={{ pincode: '400001', answer }} />);
  expect(screen.getByText(/Mumbai 400001/)).toBeVisible();
  expect(fetched).toEqual([]);
  reply = { ok: true, delivery: delivery('110001', 'New Delhi') };
  act(() => rememberPincode('110001'));
  expect(await screen.findByText(/^Delivery to New Delhi 110001 /)).toBeVisible();
  expect(pincode()).toHaveValue('110001');
});
