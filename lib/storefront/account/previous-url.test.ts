/** @jest-environment jsdom */
import { afterSignInPress, clearPreviousPage, previousPage, rememberPage } from './previous-url.ts';

const KEY = 'previousUrl';
beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the saved page on pressing "Sign in"', () => {
  test.each([
    ['the page that it was pressed on', null, '/watches/men?sort=newest', '/watches/men?sort=newest'],
    ['that page in place of another', '/cart', '/watches', '/watches'],
    ['the earlier page, where this one is not a target', '/cart', '/users/sign_in?next=%2Fcart', '/cart'],
    ['the page of before, where this one tells of a failure', '/cart', '/404?reason=sign-out', '/cart'],
    ['nothing where neither is worth it', '//evil.example', '/users/sign_in', null],
  ])('pressing "Sign in" saves %s', (_what, saved, current, expected) => {
    expect(afterSignInPress(saved, current)).toBe(expected);
  });

  test.each(['/checkout', '/checkout?step=payment', '/checkout/address'])(
    'pressing "Sign in" drops a saved %s',
    (saved) => {
      expect(afterSignInPress(saved, '/users/sign_in')).toBeNull();
      expect(afterSignInPress(null, saved)).toBeNull();
      window.sessionStorage.setItem(KEY, saved);
      window.history.replaceState(null, '', '/users/sign_in');
      rememberPage();
      expect(window.sessionStorage.getItem(KEY)).toBeNull();
    },
  );

  test('pressing "Sign in" keeps an address that only begins like the checkout', () => {
    expect(afterSignInPress('/checkout-guide', '/users/sign_in')).toBe('/checkout-guide');
  });
});

test('the previous page is saved with its query until it is cleared', () => {
  window.history.replaceState(null, '', '/search?q=ring#top');
  rememberPage();
  expect(previousPage()).toBe('/search?q=ring');
  clearPreviousPage();
  expect(previousPage()).toBeNull();
});

test('a saved checkout page is never returned to after sign-in', () => {
  window.sessionStorage.setItem(KEY, '/checkout?step=payment');
  expect(previousPage()).toBeNull();
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/api/sign-out'])(
  'an unsafe previous page in the storage is not followed: %s',
  (input) => {
    window.sessionStorage.setItem(KEY, input);
    expect(previousPage()).toBeNull();
  },
);

test('a browser without storage causes no error on saving the previous page', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(() => rememberPage()).not.toThrow();
  expect(() => clearPreviousPage()).not.toThrow();
  expect(previousPage()).toBeNull();
});
