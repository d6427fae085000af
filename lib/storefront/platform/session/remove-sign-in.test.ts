import type { OutgoingHttpHeaders } from 'node:http';
import { removeSignInCookies } from './remove-sign-in.ts';

function setCookies(cookies: string, own?: string[]) {
  const headers: OutgoingHttpHeaders = own ? { 'set-cookie': own } : {};
  removeSignInCookies(headers, cookies);
  return headers['set-cookie'];
}

test('the sign-in cookies of a request are removed, and no others', () => {
  expect(setCookies('consent=all; shopper=s; JWTToken=j; CustStatusID=1-m; cartCount=2; utm_source=mail')).toEqual([
    'shopper=; Path=/; Max-Age=0',
    'JWTToken=; Path=/; Max-Age=0',
    'CustStatusID=; Path=/; Max-Age=0',
    'cartCount=; Path=/; Max-Age=0',
  ]);
  expect(setCookies('consent=all')).toBeUndefined();
});

test('a cookie with the prefix of secure cookies is removed with Secure', () => {
  expect(setCookies('__Host-shopper=s')).toEqual(['__Host-shopper=; Path=/; Max-Age=0; Secure']);
});

test('a cookie that the response sets is kept', () => {
  const own = ['shopper=new; Path=/', 'consent=all'];
  expect(setCookies('shopper=s; HNLP=b', own)).toEqual([...own, 'HNLP=; Path=/; Max-Age=0']);
});
