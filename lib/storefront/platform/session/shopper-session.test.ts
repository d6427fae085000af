import { sealData, unsealData } from 'iron-session';
import { calls } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import type { Credential, Effects, RetailClient } from '#lib/storefront/platform/retail-client/types.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';
import { type SessionSecret, sealedCookieOptions } from './options.ts';
import { openSession } from './shopper-session.ts';

const NOW = Date.now();

/** Opens a session with a cookie jar; every call returns `effects`. */
async function open(
  jar: Map<string, string>,
  effects: Partial<Effects> = {},
  {
    siteUrl,
    renewsSeal = true,
    secret = { current: TEST_SECRET, accepted: [] },
  }: { siteUrl?: string | undefined; renewsSeal?: boolean; secret?: SessionSecret } = {},
) {
  const set: { name: string; value: string; secure: boolean | undefined; path: string | undefined }[] = [];
  const credentials: Credential[] = [];
  const client = {
    call: async (_call: unknown, _request: unknown, credential: Credential) => {
      credentials.push(credential);
      return { outcome: { kind: 'empty' }, effects: { jwt: null, signedOut: false, ...effects } };
    },
  } as unknown as RetailClient;
  const session = await openSession({
    cookies: {
      get: (name) => (jar.has(name) ? { name, value: jar.get(name) ?? '' } : undefined),
      set: (name, value, { secure, path }) => set.push({ name, value, secure, path }),
    },
    options: sealedCookieOptions(secret, siteUrl),
    client,
    now: () => NOW,
    currencyId: 1,
    renewsSeal,
    clientAddress: '192.0.2.1',
  });
  return { session, set, credentials };
}

const sealed = async (shopper: object) => new Map([['shopper', await sealData(shopper, { password: TEST_SECRET })]]);

test('reading the shopper session writes no cookie', async () => {
  const { session, set } = await open(await sealed({ basketGuid: 'b', sealedAt: NOW }));
  expect(session.data.basketGuid).toBe('b');
  await session.save();
  expect(set).toEqual([]);
});

test('a shopper seal older than a day is renewed by the next handler, so that a cart outlives its first cookie', async () => {
  const { session, set } = await open(await sealed({ basketGuid: 'b', sealedAt: NOW - DAY_MS - 1 }));
  await session.save();
  expect(set.map(({ name }) => name)).toEqual(['shopper']);
  expect(await unsealData(set[0]?.value ?? '', { password: TEST_SECRET })).toEqual({ basketGuid: 'b', sealedAt: NOW });
});

const NEW_SECRET = 'the new secret of the sealed cookies of the tests';

test('while the secret is changed, a shopper stays signed in, and their cookie is sealed by the new one', async () => {
  const secret = { current: NEW_SECRET, accepted: [TEST_SECRET] };
  const { session, set } = await open(await sealed({ customerToken: 'asha', sealedAt: NOW }), {}, { secret });
  expect(session.data.customerToken).toBe('asha');
  await session.save();
  expect(await unsealData(set[0]?.value ?? '', { password: NEW_SECRET })).toMatchObject({ customerToken: 'asha' });
});

test('a cookie that is sealed by a secret no longer accepted counts as none', async () => {
  const secret = { current: NEW_SECRET, accepted: [] };
  const { session } = await open(await sealed({ customerToken: 'asha', sealedAt: NOW }), {}, { secret });
  expect(session.data).toEqual({});
});

test('a read does not renew an old shopper seal, since it could undo a concurrent change', async () => {
  const { session, set } = await open(
    await sealed({ basketGuid: 'b', sealedAt: NOW - DAY_MS - 1 }),
    {},
    { renewsSeal: false },
  );
  await session.save();
  expect(set).toEqual([]);
});

test('a new JWT is sealed in its cookie; the shopper cookie is unchanged', async () => {
  const { session, set } = await open(await sealed({ sessId: 's', sealedAt: NOW }), { jwt: 'new-jwt' });
  await session.call(calls.viewCart, {});
  await session.save();
  expect(set.map(({ name }) => name)).toEqual(['JWTToken']);
  expect(await unsealData(set[0]?.value ?? '', { password: TEST_SECRET })).toEqual({ token: 'new-jwt', sessId: 's' });
});

test.each([
  ['of this session counts', { token: 'jwt', sessId: 's' }, 'jwt'],
  ['of the session before a sign-in or sign-out counts no more', { token: 'jwt', sessId: 'of-before' }, ''],
  ['of no session is none', { token: 'jwt' }, ''],
])('a sealed JWT %s', async (_what, jwt, spent) => {
  const jar = await sealed({ sessId: 's', sealedAt: NOW });
  jar.set('JWTToken', await sealData(jwt, { password: TEST_SECRET }));
  const { session, credentials } = await open(jar);
  await session.call(calls.viewCart, {});
  expect(credentials).toEqual([expect.objectContaining({ sessionId: 's', jwt: spent })]);
});

test('an unknown customer loses all session data, including the launch bypass', async () => {
  const stored = {
    sessId: 's',
    customerToken: 't',
    basketGuid: 'b',
    mobile: '9',
    atSale: true as const,
    sealedAt: NOW,
  };
  const { session, set } = await open(await sealed(stored), { signedOut: true, jwt: '' });
  await session.call(calls.viewCart, {});
  expect(session.data).toEqual({});
  await session.save();
  expect(set.find(({ name }) => name === 'shopper')?.value).toBe('');
});

test('signing in starts a new session with another id and without the old JWT, and keeps entered codes', async () => {
  const coupon = { value: 'DIWALI', at: NOW };
  const jar = await sealed({ sessId: 'known-to-a-stranger', basketGuid: 'guest', couponCode: coupon, sealedAt: NOW });
  const { session, set } = await open(jar);
  session.signIn({ customerToken: 'token', userName: 'Asha', mobile: '9876543210', basketGuid: 'merged' });
  expect(session.data).toMatchObject({ customerToken: 'token', basketGuid: 'merged', couponCode: coupon });
  expect(session.data.sessId).toMatch(/^[0-9a-f-]{36}$/);
  await session.save();
  expect(set.find(({ name }) => name === 'JWTToken')?.value).toBe('');
});

test.each([
  [undefined, 'shopper', false],
  ['http://shop.test', 'shopper', false],
  ['https://shop.test', '__Host-shopper', true],
])('on %s the shopper cookie is %s, Secure: %s', async (siteUrl, name, secure) => {
  const { session, set } = await open(new Map(), {}, { siteUrl });
  session.update({ basketGuid: 'b' });
  await session.save();
  expect(set).toEqual([expect.objectContaining({ name, secure, path: '/' })]);
});
