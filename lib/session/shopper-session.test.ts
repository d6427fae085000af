import { sealData, unsealData } from 'iron-session';
import { calls } from '#lib/contract/index.ts';
import type { Effects, RetailClient } from '#lib/retail-client/types.ts';
import { sealedCookieOptions } from './options.ts';
import { openSession } from './shopper-session.ts';

const SECRET = 'a secret of at least 32 characters for tests';
const NOW = Date.now();
const DAY = 24 * 60 * 60_000;

/** Opens a session over a jar of cookies; every call ends with `effects`. */
async function open(
  jar: Map<string, string>,
  effects: Partial<Effects> = {},
  { siteUrl, renewsSeal = true }: { siteUrl?: string | undefined; renewsSeal?: boolean } = {},
) {
  const set: { name: string; value: string; secure: boolean | undefined; path: string | undefined }[] = [];
  const client = {
    call: async () => ({ outcome: { kind: 'empty' }, effects: { jwt: null, signedOut: false, ...effects } }),
  } as unknown as RetailClient;
  const session = await openSession({
    cookies: {
      get: (name) => (jar.has(name) ? { name, value: jar.get(name) ?? '' } : undefined),
      set: (name, value, { secure, path }) => set.push({ name, value, secure, path }),
    },
    options: sealedCookieOptions(SECRET, siteUrl),
    client,
    now: () => NOW,
    currencyId: 1,
    renewsSeal,
  });
  return { session, set };
}

const sealed = async (shopper: object) => new Map([['shopper', await sealData(shopper, { password: SECRET })]]);

test('reading writes nothing', async () => {
  const { session, set } = await open(await sealed({ basketGuid: 'b', sealedAt: NOW }));
  expect(session.data.basketGuid).toBe('b');
  await session.save();
  expect(set).toEqual([]);
});

test('a seal older than a day is renewed by the next handler, so that a cart outlives its first cookie', async () => {
  const { session, set } = await open(await sealed({ basketGuid: 'b', sealedAt: NOW - DAY - 1 }));
  await session.save();
  expect(set.map(({ name }) => name)).toEqual(['shopper']);
  expect(await unsealData(set[0]?.value ?? '', { password: SECRET })).toEqual({ basketGuid: 'b', sealedAt: NOW });
});

test('a mere read leaves an old seal alone, since it could undo what a change beside it seals', async () => {
  const { session, set } = await open(
    await sealed({ basketGuid: 'b', sealedAt: NOW - DAY - 1 }),
    {},
    { renewsSeal: false },
  );
  await session.save();
  expect(set).toEqual([]);
});

test('a new JWT is sealed by itself; the shopper cookie stays', async () => {
  const { session, set } = await open(await sealed({ sessId: 's', sealedAt: NOW }), { jwt: 'new-jwt' });
  await session.call(calls.viewCart, {});
  await session.save();
  expect(set.map(({ name }) => name)).toEqual(['JWTToken']);
  expect(await unsealData(set[0]?.value ?? '', { password: SECRET })).toEqual({ token: 'new-jwt' });
});

test('a customer who is no longer known takes everything along but the launch bypass', async () => {
  const stored = { sessId: 's', customerToken: 't', basketGuid: 'b', mobile: '9', bypass: true, sealedAt: NOW };
  const { session, set } = await open(await sealed(stored), { signedOut: true, jwt: '' });
  await session.call(calls.viewCart, {});
  expect(session.data).toEqual({ bypass: true });
  await session.save();
  const shopper = set.find(({ name }) => name === 'shopper');
  expect(await unsealData(shopper?.value ?? '', { password: SECRET })).toEqual({ bypass: true, sealedAt: NOW });
});

test.each([
  [undefined, 'shopper', false],
  ['http://shop.test', 'shopper', false],
  ['https://shop.test', '__Host-shopper', true],
])('on %s the cookie is %s, Secure: %s', async (siteUrl, name, secure) => {
  const { session, set } = await open(new Map(), {}, { siteUrl });
  session.update({ basketGuid: 'b' });
  await session.save();
  expect(set).toEqual([expect.objectContaining({ name, secure, path: '/' })]);
});
