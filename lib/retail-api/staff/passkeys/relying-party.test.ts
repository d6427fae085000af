import { relyingPartyOf } from './relying-party.ts';

test.each([
  ['https://office.shop.example', 'office.shop.example', 'https://office.shop.example'],
  ['https://office.shop.example:8443/', 'office.shop.example', 'https://office.shop.example:8443'],
  ['http://127.0.0.1:4300', 'localhost', 'http://localhost:4300'],
  ['http://[::1]:4300', 'localhost', 'http://localhost:4300'],
])('passkeys of %s belong to %s and are used from %s', (url, id, origin) => {
  expect(relyingPartyOf(url)).toEqual({ id, origin });
});
