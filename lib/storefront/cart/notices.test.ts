import {
  cartNoticeOfFailure,
  cartNoticeText,
  isCartSuccessNotice,
  NOTICE_CODES,
  parseCartNotice,
  parsePageNotice,
} from './notices.ts';

test.each(NOTICE_CODES)('the notice %s has a text and is parsed from a URL', (code) => {
  expect(cartNoticeText(code)).toMatch(/^[A-Z].*\.$/);
  expect(parseCartNotice(code)).toBe(code);
});

test.each([undefined, '', 'nonsense', ['added', 'removed'], '<script>'])('%j is not a notice', (text) =>
  expect(parseCartNotice(text)).toBeNull(),
);

test('the notice about a quantity limit names a known limit', () =>
  expect(cartNoticeText('quantity-limit', 3)).toContain('at most 3'));

test('the notice about a coupon names its item limit', () =>
  expect(cartNoticeText('checkout-coupon', 25)).toContain('up to 25 items'));

test.each([
  ['added', true],
  ['saved-fewer', true],
  ['wish-again', true],
  ['quantity-limit', false],
  ['sign-in-required', false],
  ['unavailable', false],
] as const)('the notice %s reports a completed change: %s', (code, isDone) =>
  expect(isCartSuccessNotice(code)).toBe(isDone),
);

test('a notice that says that nothing was changed is no success', () => {
  const unchanged = NOTICE_CODES.filter((code) =>
    /nothing was changed|is unchanged|try again/i.test(cartNoticeText(code)),
  );
  expect(unchanged.length).toBeGreaterThan(2);
  expect(unchanged.filter(isCartSuccessNotice)).toEqual([]);
});

test('without a wishlist no notice of the cart page mentions it', () => {
  const shown = NOTICE_CODES.flatMap((code) => parsePageNotice(code, { wishlist: false, signedIn: true }) ?? []);
  expect(shown.map((code) => cartNoticeText(code)).filter((text) => /wishlist/i.test(text))).toEqual([]);
  expect(parsePageNotice('added', { wishlist: false, signedIn: true })).toBe('added');
});

test.each([
  [true, 'wish-again'],
  [false, null],
])('the notice “You are signed in” is shown only to a signed-in customer: %s', (signedIn, code) =>
  expect(parsePageNotice('wish-again', { wishlist: true, signedIn })).toBe(code),
);

test.each([
  [{ kind: 'unavailable' }, 'unavailable'],
  [{ kind: 'not-found' }, 'not-found'],
  [{ kind: 'refused', reason: 'size-required' }, 'select-size'],
  [{ kind: 'refused', reason: 'cart-full' }, 'cart-full'],
] as const)('the failure %j gets the notice %s', (failure, code) => expect(cartNoticeOfFailure(failure)).toBe(code));
