import { sealData } from 'iron-session';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import { jar } from '#lib/testing/storefront/page-cookies.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

import { otherGateways } from './server.ts';

const METHODS = {
  Methods: [
    { Method: 'razorpay', Refusal: '' },
    { Method: 'payu', Refusal: '' },
    { Method: 'cash-on-delivery', Refusal: '' },
  ],
  PanNeeded: false,
  TestPayment: false,
  CheckingOrderKey: '',
};

const setup = setUpRetailApi({
  intercept: ({ name }) => (name === 'PaymentMethods' ? replyOf.data(options) : undefined),
});
let options: unknown;

beforeEach(async () => {
  jar.clear();
  options = METHODS;
  const { cookieName, password } = sealedCookies().shopper;
  const shopper = { basketGuid: 'cart-of-the-order-1', sealedAt: Date.now() };
  jar.set(cookieName, await sealData(shopper, { password: String(password) }));
});

const requests = () => setup.names().filter((name) => name === 'PaymentMethods').length;

test('the other gateways are those that the cart of the order may be paid with', async () => {
  expect(await otherGateways('razorpay')).toEqual(['payu']);
  expect(await otherGateways(null)).toEqual(['razorpay', 'payu']);
});

test('a gateway that is refused for the cart is not offered as another one', async () => {
  options = { ...METHODS, Methods: [{ Method: 'payu', Refusal: 'value' }] };
  expect(await otherGateways('razorpay')).toEqual([]);
});

test('a browser without the cart is offered no other gateways, and no call is made', async () => {
  jar.clear();
  const before = requests();
  expect(await otherGateways('razorpay')).toEqual([]);
  expect(requests()).toBe(before);
});

test('where the payment options are not available no other gateway is offered', async () => {
  options = {};
  expect(await otherGateways('razorpay')).toEqual([]);
});
