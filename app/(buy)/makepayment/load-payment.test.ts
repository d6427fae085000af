import { storeOrder, unpaidOrder } from '#lib/testing/examples/order.ts';
import { serveWith } from '#lib/testing/storefront/handlers.ts';
import { clientOnApi, replyOf } from '#lib/testing/storefront/retail-client.ts';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

import { loadPayment } from './load-payment';

const STARTED = { Kind: 'payu', Action: 'https://secure.payu.in/_payment', Fields: { txnid: 'P1' } };

/** Returns how often a payment of this order is opened when its page is loaded. */
async function startsOf(
  change: Parameters<typeof unpaidOrder>[0],
  expected: Partial<Parameters<typeof loadPayment>[0]> = {},
): Promise<number> {
  const testClient = await clientOnApi(({ name }) => (name === 'StartPayment' ? replyOf.data(STARTED) : undefined));
  serveWith(testClient.client);
  await loadPayment({ order: storeOrder(unpaidOrder(change)), gateway: 'razorpay', notice: null, ...expected });
  await testClient.api.close();
  return testClient.names().filter((name) => name === 'StartPayment').length;
}

test('a payment is opened on page load only for an unpaid order without a notice, at its own gateway', async () => {
  expect(await startsOf({})).toBe(1);
  expect(await startsOf({ PaymentState: 'failed' })).toBe(0);
  expect(await startsOf({}, { notice: 'cancelled' })).toBe(0);
  expect(await startsOf({}, { gateway: 'payu' })).toBe(0);
});

test('the payment of an order by phone is opened on page load once somebody has started to pay', async () => {
  expect(await startsOf({ PreparedByStore: true, HoldExpiresAt: null })).toBe(0);
  expect(await startsOf({ PreparedByStore: true, HoldExpiresAt: 1 })).toBe(1);
});
