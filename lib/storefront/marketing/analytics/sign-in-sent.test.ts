/** @jest-environment jsdom */
import { saveChoice } from '#lib/storefront/marketing/consent/client.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { loginEvents, recordSignInSent } from './sign-in-sent.ts';

const setSignedIn = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: sets the cookie that the route handlers set
  document.cookie = `${READABLE_COOKIES.customerStatus}=${text}; path=/`;
};

beforeEach(() => {
  global.fetch = jest.fn(async () => ({ ok: true, status: 200 })) as unknown as typeof fetch;
  window.sessionStorage.clear();
  setSignedIn('; max-age=0');
});

test('before consent nothing is stored about a submitted sign-in code', () => {
  recordSignInSent();
  saveChoice([]);
  recordSignInSent();
  expect(window.sessionStorage).toHaveLength(0);
});

test('with consent the sign-in after a submitted code is reported once', () => {
  saveChoice(['statistics']);
  recordSignInSent();
  expect(loginEvents()).toEqual([]);
  setSignedIn('1-mark');
  expect(loginEvents()).toEqual([{ event: 'login', method: 'otp' }]);
  expect(loginEvents()).toEqual([]);
});

test('a code submitted by a customer who is signed in already is not reported as a sign-in', () => {
  saveChoice(['statistics']);
  setSignedIn('1-mark');
  recordSignInSent();
  expect(window.sessionStorage).toHaveLength(0);
});
