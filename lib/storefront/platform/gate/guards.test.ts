import { checkoutGuard, isAccountClosed, isRecoveryClosed, isResetClosed } from './guards.ts';

test.each([
  [false, 0, 'sign-in'],
  [false, 3, 'sign-in'],
  [true, 0, 'cart'],
  [true, 1, null],
  [true, 40, null],
] as const)('signed in %s with %i pieces in the cart: the checkout asks for %s', (signedIn, count, first) =>
  expect(checkoutGuard({ signedIn, count })).toBe(first),
);

test.each([
  [false, true, false],
  [true, false, true],
])('signed in %s: the account is closed %s, the recovery %s', (signedIn, account, recovery) => {
  expect(isAccountClosed({ signedIn })).toBe(account);
  expect(isRecoveryClosed({ signedIn })).toBe(recovery);
});

test.each([
  [false, false, false],
  [false, true, false],
  [true, false, true],
  [true, true, false],
])(
  'corporate mode %s on a host of the private sale %s: links of mails are closed %s',
  (corporateSite, privateSale, closed) => expect(isResetClosed({ corporateSite, privateSale })).toBe(closed),
);
