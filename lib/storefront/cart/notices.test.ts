import {
  cartNoticeOfFailure,
  cartNoticeText,
  isCartSuccessNotice,
  NOTICE_CODES,
  parseCartNotice,
  parsePageNotice,
} from './notices.ts';

test.each(NOTICE_CODES)('%s has words and is read back from a URL', (code) => {
  expect(cartNoticeText(code)).toMatch(/^[A-Z].*\.$/);
  expect(parseCartNotice(code)).toBe(code);
});

test.each([undefined, '', 'nonsense', ['added', 'removed'], '<script>'])('%j is no notice', (text) =>
  expect(parseCartNotice(text)).toBeNull(),
);

test('a known limit is named', () => expect(cartNoticeText('quantity-limit', 3)).toContain('at most 3'));

test('the limit of a coupon is named', () => expect(cartNoticeText('checkout-coupon', 25)).toContain('up to 25 items'));

test('only what was done counts as success', () =>
  expect(NOTICE_CODES.filter(isCartSuccessNotice)).toEqual([
    'added',
    'updated',
    'removed',
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

test('without a wishlist no notice of the page says the word', () => {
  const shown = NOTICE_CODES.flatMap((code) => parsePageNotice(code, { wishlist: false, signedIn: true }) ?? []);
  expect(shown.map((code) => cartNoticeText(code)).filter((text) => /wishlist/i.test(text))).toEqual([]);
  expect(parsePageNotice('added', { wishlist: false, signedIn: true })).toBe('added');
});

test.each([
  [true, 'wish-again'],
  [false, null],
])('that somebody is signed in is said where that is so: %s', (signedIn, code) =>
  expect(parsePageNotice('wish-again', { wishlist: true, signedIn })).toBe(code),
);

test.each([
  [{ kind: 'unavailable' }, 'unavailable'],
  [{ kind: 'not-found' }, 'not-found'],
  [{ kind: 'refused', reason: 'size-required' }, 'select-size'],
  [{ kind: 'refused', reason: 'cart-full' }, 'cart-full'],
] as const)('%j is told as %s', (failure, code) => expect(cartNoticeOfFailure(failure)).toBe(code));
