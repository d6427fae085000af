import { calls } from '#lib/contract/index.ts';
import { clientOf } from '#lib/testing/storefront/retail-client.ts';
import { createSiteCaller } from './site-credential.ts';

const CURRENCIES = [{ CurrencyId: 1, CurrencyCode: 'INR', CurrencySymbol: '₹' }];

function setUp() {
  const clock = { now: 1_800_000_000_000, issued: 0 };
  const tokenUntil = (end: number) => {
    clock.issued += 1;
    return `${clock.issued}.${Buffer.from(JSON.stringify({ exp: end / 1000 })).toString('base64url')}.s`;
  };
  const answer = ({ name }: { name: string }) => {
    const data = name === 'JwtToken' ? { SecurityToken: tokenUntil(clock.now + 900_000) } : CURRENCIES;
    return Response.json({ ReturnCode: 0, ReturnMessage: '', Data: data });
  };
  const { client, names } = clientOf(answer, { now: () => clock.now });
  return {
    clock,
    names,
    callAsSite: createSiteCaller(
      client,
      () => clock.now,
      () => undefined,
    ),
  };
}

test('an unknown customer token signs out, whatever a guest would have got', async () => {
  const { client } = clientOf(({ name, body }) => {
    if (body.CustomerToken) return Response.json({ ReturnCode: 108, ReturnMessage: '', Data: null }, { status: 403 });
    const data = name === 'JwtToken' ? { SecurityToken: 'opaque' } : { TotalQuantity: 3, TotalItems: 1 };
    return Response.json({ ReturnCode: 0, ReturnMessage: '', Data: data });
  });
  const onSignedOut = jest.fn();
  const callAsSite = createSiteCaller(client, Date.now, onSignedOut);
  expect(await callAsSite(calls.cartItemsCount, { BasketGUID: 'b' })).toMatchObject({ kind: 'done' });
  expect(onSignedOut).not.toHaveBeenCalled();
  expect(await callAsSite(calls.cartItemsCount, { BasketGUID: 'b' }, 'gone')).toEqual({ kind: 'signed-out' });
  expect(onSignedOut).toHaveBeenCalledTimes(1);
});

test('a call that names no customer keeps the answer of its retry, and signs nobody out', async () => {
  let refusals = 1;
  const { client } = clientOf(({ name }) => {
    if (name !== 'JwtToken' && refusals-- > 0) return new Response('invalid customer token', { status: 403 });
    const data = name === 'JwtToken' ? { SecurityToken: 'opaque' } : CURRENCIES;
    return Response.json({ ReturnCode: 0, ReturnMessage: '', Data: data });
  });
  const onSignedOut = jest.fn();
  expect(await createSiteCaller(client, Date.now, onSignedOut)(calls.currencies, {})).toMatchObject({ kind: 'done' });
  expect(refusals).toBe(-1);
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('the JWT of the site is fetched once for all renders, and again before it expires', async () => {
  const { clock, names, callAsSite } = setUp();
  await Promise.all(Array.from({ length: 50 }, () => callAsSite(calls.currencies, {})));
  await callAsSite(calls.currencies, {});
  expect(names().filter((name) => name === 'JwtToken')).toHaveLength(1);
  clock.now += 869_000;
  await callAsSite(calls.currencies, {});
  expect(names().filter((name) => name === 'JwtToken')).toHaveLength(1);
  clock.now += 2000;
  await Promise.all(Array.from({ length: 50 }, () => callAsSite(calls.currencies, {})));
  expect(names().filter((name) => name === 'JwtToken')).toHaveLength(2);
});
