import { flowOf } from './flow.ts';

test.each([
  ['/', false, false],
  ['/cartier-tank-1234', false, false],
  ['/cartridge/checkouts', false, false],
  ['/user-access', false, false],
  ['/cart', true, false],
  ['/displayemail', true, false],
  ['/passwordreset', true, false],
  ['/checkout', true, true],
  ['/makepayment', true, true],
  ['/thankyou', true, true],
])('the path %s: cart flow %s, checkout flow %s', (path, cart, checkout) => {
  expect(flowOf(path)).toEqual({ cart, checkout });
});
