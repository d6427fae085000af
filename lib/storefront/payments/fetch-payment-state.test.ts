/** @jest-environment jsdom */

import { fetchPaymentState } from './fetch-payment-state.ts';

test.each([
  [{ paymentState: 'paid' }, 'paid'],
  [{ paymentState: 'a state of another version' }, null],
  [{}, null],
  [null, null],
])('the payment state of the answer %j', async (body, expected) => {
  global.fetch = jest.fn(async () => ({ ok: true, json: async () => body }) as Response);
  expect(await fetchPaymentState('/api/payments/state')).toBe(expected);
});
