jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

import { generateMetadata } from './page';

test.each([
  ['SM-261121-ABC234', 'Order SM-261121-ABC234'],
  ['x is cancelled, call +91 90000', 'Order not found'],
  [['SM-261121-ABC234', 'x'], 'Order not found'],
  [undefined, 'Orders'],
])('the page title of the order %j is %s', async (order, title) => {
  const searchParams = Promise.resolve(order === undefined ? {} : { order });
  expect((await generateMetadata({ searchParams })).title).toBe(title);
});
