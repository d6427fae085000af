/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeliveryCheck } from './delivery-check';

const fetched: string[] = [];
let reply: object;

beforeEach(() => {
  fetched.length = 0;
  window.localStorage.clear();
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
  expect(window.localStorage.getItem('pincode')).toBe('400001');
});

test('a remembered pincode that cannot be checked now leaves the usual number of days', async () => {
  window.localStorage.setItem('pincode', '560001');
  reply = { ok: false };
  show();
  expect(await screen.findByRole('list')).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByText('Delivery in 12-15 days')).toBeVisible();
  expect(pincode()).not.toHaveAttribute('aria-invalid');
});

test.each(['12', '560 00', 'abcdef', '<script>'])('the stored text %j is no pincode and is not used', (stored) => {
  window.localStorage.setItem('pincode', stored);
  show();
  expect(fetched).toEqual([]);
  expect(pincode()).toHaveValue('');
});
