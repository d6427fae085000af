import { decodeJwt, jwtExpiry } from './jwt.ts';

const tokenOf = (payload: string) => `head.${payload}.signature`;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('decodeJwt reads the claims without checking the signature', () =>
  expect(decodeJwt(tokenOf(encode({ exp: 12, name: 'घड़ी' })))).toEqual({ exp: 12 }));

test.each(['', 'a', 'a.b', 'a.b.c.d', `${encode({})}`])('decodeJwt: "%s" does not have three parts', (token) =>
  expect(() => decodeJwt(token)).toThrow(/three parts/),
);

test.each(['', 'a', '!!!!', 'ab cd', 'ab+/', 'YWJj=YWJj', '====='])(
  'decodeJwt: the payload "%s" is not base64',
  (payload) => expect(() => decodeJwt(tokenOf(payload))).toThrow(/not base64/),
);

test.each([Buffer.from('not json').toString('base64url'), encode('text'), encode({ exp: 'soon' })])(
  'decodeJwt: the payload "%s" has no claims',
  (payload) => expect(() => decodeJwt(tokenOf(payload))).toThrow(),
);

test('jwtExpiry is in milliseconds, and undefined for an opaque token', () => {
  expect(jwtExpiry(tokenOf(encode({ exp: 12 })))).toBe(12_000);
  expect(jwtExpiry(tokenOf(encode({})))).toBeUndefined();
  expect(jwtExpiry('opaque')).toBeUndefined();
});
