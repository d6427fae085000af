import { PERSONAL_SEGMENTS } from '#lib/shared/personal-segments.ts';
import fc from '#lib/testing/generated.ts';
import { redactPath } from './redact-path.ts';

test.each([
  ['/', '/'],
  ['/watches/men?mobile=9876543210', '/watches/men'],
  ['/page/no-such', '/page/no-such'],
  ['/cart?order=SM-1', '/cart'],
  ['/myaccount/order-list?q=SM-1', '/myaccount/order-list'],
  ['/users/sign_in?next=%2Fmyaccount', '/users/sign_in'],
  ['/myaccount/myaccount-order/cancel?order=SM-1', '/myaccount/myaccount-order/cancel'],
  ['/myaccount/order-list/sm-1', '/myaccount/order-list/…'],
  ['/myaccount/addresses/home', '/myaccount/addresses/…'],
  ['/gift-cards/orders/abc', '/gift-cards/orders/…'],
  ['/survey/template/web?t=token', '/survey/…/…'],
  ['/survey/template/web/abc', '/survey/…/…/…'],
  ['/wishlist/abc', '/wishlist/…'],
  ['/track-order/asha@example.com', '/track-order/…'],
  ['/thankyou/sm-1', '/thankyou/…'],
  ['/%73urvey/abc12', '/survey/…'],
  ['/survey%2fabc12', '/…'],
  ['/%zz/survey/abc', '/…/survey/…'],
  // Spellings of paths that do not exist are not redacted.
  ['//survey/abc', '//survey/…'],
  ['/Survey/abc', '/survey/…'],
  ['/a/../wishlist/abc', '/a/…/wishlist/…'],
])('the path %s is redacted to %s', (path, expected) => expect(redactPath(path)).toBe(expected));

test('below a personal page every token of a path is redacted, however short or long', () => {
  const secret = fc.oneof(fc.stringMatching(/^[a-z]{2}[a-z0-9]{0,18}[0-9]$/), fc.uuid(), fc.emailAddress());
  fc.assert(
    fc.property(fc.constantFrom(...PERSONAL_SEGMENTS), secret, fc.nat({ max: 60 }), (page, token, depth) => {
      const expected = redactPath(`/${page}${'/deeper'.repeat(depth)}/${token}`);
      expect(expected.length).toBeLessThanOrEqual(200);
      expect(expected.startsWith(`/${page}/…`)).toBe(true);
      expect(expected.slice(page.length + 1)).toMatch(/^[/…]*$/);
    }),
  );
});
