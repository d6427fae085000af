import { ORDER_KEY, testOrder } from '#lib/testing/examples/order.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { jar, setCustomerCookie } from '#lib/testing/storefront/page-cookies.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

import { getOrderByKey, getOrderMail, getOwnInvoice, getOwnOrder } from './server.ts';

const NOT_FOUND = { ok: false, failure: { kind: 'not-found' } };
const OWN_CALLS = ['OrderDetails', 'Invoice', 'DisplayEmail'];

let token: string;
const setup = setUpRetailApi({
  intercept: ({ name }) => (name === 'OrderDetails' ? replyOf.data(testOrder()) : undefined),
});
const requests = () => setup.names().filter((name) => OWN_CALLS.includes(name)).length;

beforeAll(async () => {
  ({ token } = (await customerBrowser(setup.api)).customer);
});
beforeEach(async () => {
  jar.clear();
  await setCustomerCookie(token);
});

test('an order is read by its key, and by its number', async () => {
  const before = requests();
  expect(await getOrderByKey(ORDER_KEY)).toMatchObject({ ok: true, value: { number: 'SM-261121-ABC234' } });
  expect(await getOwnOrder('SM-261121-ABC234', '/')).toMatchObject({ ok: true, value: { key: ORDER_KEY } });
  expect(requests()).toBe(before + 2);
});

test.each<[string, () => Promise<unknown>]>([
  ['a key', () => getOrderByKey('x')],
  ['the number of an order', () => getOwnOrder("' or 1=1", '/')],
  ['the number of an invoiced order', () => getOwnInvoice('SM 1', '', '/')],
  ['a token', () => getOrderMail('')],
  ['a token, being too long', () => getOrderMail('x'.repeat(201))],
])('a malformed %s is not found without a call to the retail API', async (_what, read) => {
  const before = requests();
  expect(await read()).toEqual(NOT_FOUND);
  expect(requests()).toBe(before);
});

test('an order mail with a token that the contract rejects is not found', async () => {
  expect(await getOrderMail('a\u0000b')).toEqual(NOT_FOUND);
});
