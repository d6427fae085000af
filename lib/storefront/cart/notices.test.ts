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

test('only notices of completed changes count as success', () =>
  expect(NOTICE_CODES.filter(isCartSuccessNotice)).toEqual([
    'added',
    'updated',
    'removed',
    'ordered-again',
    'saved',
    'saved-returned',
    'saved-fewer',
    'saved-removed',
    'notify-saved',
    'offer-chosen',
    'coupon-applied',
    'coupon-removed',
    'gift-coupon-held',
    'gift-coupon-removed',
    'gift-card-used',
    'gift-card-removed',
    'wish-again',
  ]));

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
