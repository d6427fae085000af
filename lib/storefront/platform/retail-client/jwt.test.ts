import { decodeJwt, jwtExpiry } from './jwt.ts';

const tokenOf = (payload: string) => `head.${payload}.signature`;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('the claims are read without the signature', () =>
  expect(decodeJwt(tokenOf(encode({ exp: 12, name: 'घड़ी' })))).toEqual({ exp: 12 }));

test.each(['', 'a', 'a.b', 'a.b.c.d', `${encode({})}`])('"%s" has not three parts', (token) =>
  expect(() => decodeJwt(token)).toThrow(/three parts/),
);

test.each(['', 'a', '!!!!', 'ab cd', 'ab+/', 'YWJj=YWJj', '====='])('the payload "%s" is no base64', (payload) =>
  expect(() => decodeJwt(tokenOf(payload))).toThrow(/no base64/),
);

test.each([Buffer.from('not json').toString('base64url'), encode('text'), encode({ exp: 'soon' })])(
  'the payload "%s" holds no claims',
  (payload) => expect(() => decodeJwt(tokenOf(payload))).toThrow(),
);

test('the end is in milliseconds, and unknown for an opaque token', () => {
  expect(jwtExpiry(tokenOf(encode({ exp: 12 })))).toBe(12_000);
  expect(jwtExpiry(tokenOf(encode({})))).toBeUndefined();
  expect(jwtExpiry('opaque')).toBeUndefined();
});
