/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { forgetPincode, rememberPincode } from '#lib/storefront/catalogue/remembered-pincode.ts';
import { ListDelivery } from './list-delivery';

const fetched: string[] = [];
/** The answers about pincodes, by the pincode. */
let replies: Record<string, Promise<object> | object>;

const delivery = (pincode: string, latestDate: string) => ({
  ok: true,
  delivery: { pincode, city: 'Jaipur', deliverable: true, earliestDate: '2026-11-27', latestDate, deliveryDays: '3-6' },
});

beforeEach(() => {
  fetched.length = 0;
  forgetPincode();
  replies = { '302001': delivery('302001', '2026-11-30'), '560001': delivery('560001', '2026-12-02') };
  global.fetch = (async (url: string) => {
    fetched.push(url);
    const reply = await replies[url.slice(-6)];
    return { json: async () => reply };
  }) as unknown as typeof fetch;
});

const show = () => act(async () => void render(<ListDelivery />));
const line = () => screen.getByRole('link');

test('the server writes the same line for everybody, which leads to the page of the pincode', () => {
  rememberPincode('302001');
  const html = renderToString(<ListDelivery />);
  expect(html).toContain('href="/pincode"');
  expect(html).toContain('Choose your pincode for delivery dates');
  expect(html).not.toContain('302001');
});

test('without a pincode a list asks nothing', async () => {
  await show();
  expect(line()).toHaveTextContent(/^Choose your pincode for delivery dates$/);
  expect(fetched).toEqual([]);
});

test('a list says the last delivery day for the kept pincode by one request, and follows another pincode', async () => {
  rememberPincode('302001');
  await show();
  expect(await screen.findByText('Delivery to 302001 by Mon 30 Nov')).toBeVisible();
  expect(line()).toHaveTextContent(/Change$/);
  expect(fetched).toEqual(['/api/serviceability?pincode=302001']);
  await act(async () => rememberPincode('560001'));
  expect(await screen.findByText('Delivery to 560001 by Wed 2 Dec')).toBeVisible();
  await act(async () => forgetPincode());
  expect(line()).toHaveTextContent(/^Choose your pincode for delivery dates$/);
});

test('the answer about the pincode before is not shown for the next one', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  replies['302001'] = promise;
  rememberPincode('302001');
  await show();
  await act(async () => rememberPincode('560001'));
  await act(async () => resolve(delivery('302001', '2026-11-30')));
  expect(await screen.findByText('Delivery to 560001 by Wed 2 Dec')).toBeVisible();
});

test.each([
  [{ ok: false, reason: 'not-serviceable' }, 'No delivery to 302001 yet'],
  [{ ok: false, reason: 'unavailable' }, 'Deliver to 302001'],
])('a list answers %j with the pincode', async (reply, text) => {
  replies['302001'] = reply;
  rememberPincode('302001');
  await show();
  expect(await screen.findByText(text)).toBeVisible();
  expect(fetched).toHaveLength(1);
});
