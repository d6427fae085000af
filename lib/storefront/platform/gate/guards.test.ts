import { checkoutGuard, isAccountClosed, isRecoveryClosed, isResetClosed } from './guards.ts';

test.each([
  [false, 0, 'sign-in'],
  [false, 3, 'sign-in'],
  [true, 0, 'cart'],
  [true, 1, null],
  [true, 40, null],
] as const)(
  'checkout guard: signed in %s with %i items in the cart: the checkout requires %s',
  (signedIn, count, first) => expect(checkoutGuard({ signedIn, count })).toBe(first),
);

test.each([
  [false, true, false],
  [true, false, true],
])('signed in %s: the account pages are closed %s, the recovery is closed %s', (signedIn, account, recovery) => {
  expect(isAccountClosed({ signedIn })).toBe(account);
  expect(isRecoveryClosed({ signedIn })).toBe(recovery);
});

test.each([
  [false, false, false],
  [false, true, false],
  [true, false, true],
  [true, true, false],
])('corporate mode %s, private sale host %s: links from mails are closed %s', (corporateSite, privateSale, closed) =>
  expect(isResetClosed({ corporateSite, privateSale })).toBe(closed),
);
