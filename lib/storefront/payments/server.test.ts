import { sealData } from 'iron-session';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import { serveWith } from '#lib/testing/handlers.ts';
import { jar } from '#lib/testing/page-cookies.ts';
import { clientOnApi, replyOf } from '#lib/testing/retail-client.ts';

process.env.SESSION_SECRET = 'a secret of at least 32 characters for tests';
process.env.LOG_LEVEL = 'silent';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/page-cookies.ts'));

import { otherGateways } from './server.ts';

const WAYS = {
  Methods: [
    { Method: 'razorpay', Refusal: '' },
    { Method: 'payu', Refusal: '' },
    { Method: 'cash-on-delivery', Refusal: '' },
  ],
  PanNeeded: false,
  TestPayment: false,
  CheckingOrderKey: '',
};

let made: Awaited<ReturnType<typeof clientOnApi>>;
let ways: unknown;

beforeAll(async () => {
  made = await clientOnApi(({ name }) => (name === 'PaymentMethods' ? replyOf.data(ways) : undefined));
});
afterAll(() => made.api.close());
beforeEach(async () => {
  jar.clear();
  serveWith(made.client);
  ways = WAYS;
  const { cookieName, password } = sealedCookies().shopper;
  const shopper = { basketGuid: 'cart-of-the-order-1', sealedAt: Date.now() };
  jar.set(cookieName, await sealData(shopper, { password: String(password) }));
});

const asked = () => made.names().filter((name) => name === 'PaymentMethods').length;

test('the other gateways are those that the cart of the order may be paid by', async () => {
  expect(await otherGateways('razorpay')).toEqual(['payu']);
  expect(await otherGateways(null)).toEqual(['razorpay', 'payu']);
});

test('one that the cart may not be paid by is not offered', async () => {
  ways = { ...WAYS, Methods: [{ Method: 'payu', Refusal: 'value' }] };
  expect(await otherGateways('razorpay')).toEqual([]);
});

test('a browser without the cart is offered none, and nobody is asked', async () => {
  jar.clear();
  const before = asked();
  expect(await otherGateways('razorpay')).toEqual([]);
  expect(asked()).toBe(before);
});

test('where that cannot be told, none is offered', async () => {
  ways = {};
  expect(await otherGateways('razorpay')).toEqual([]);
});
