import { sealData } from 'iron-session';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';

process.env.LAUNCH_AT = '2099-01-01T00:00:00+05:30';

import { accessContext, bypassCookie, clearBypass } from './access-context.ts';

const NOW = Date.now();
const HOST = 'shop.test';

async function shopperCookie(
  customerToken: string | undefined,
  password = TEST_SECRET,
  more: object = {},
): Promise<string> {
  const shopper = { ...(customerToken !== undefined && { customerToken }), ...more, sessId: 's', mobile: '9876543210' };
  return `shopper=${await sealData({ ...shopper, userName: 'Asha', sealedAt: NOW }, { password })}`;
}
const passesOf = async (...cookies: string[]) => (await accessContext(HOST, cookies.join('; '), NOW)).passes;

test('the launch bypass is given to a signed-in customer, for a day, in an HttpOnly cookie', async () => {
  expect(await bypassCookie('', NOW)).toBeNull();
  expect(await bypassCookie(await shopperCookie(undefined), NOW)).toBeNull();
  expect(await bypassCookie(await shopperCookie('one'), NOW)).toMatch(
    /^HNLP=[^;]+; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/,
  );
});

test('the launch bypass is valid only for the sign-in that it was given to', async () => {
  const [one, another] = await Promise.all([shopperCookie('one'), shopperCookie('another')]);
  const bypass = (await bypassCookie(one, NOW))?.split(';')[0] ?? '';
  expect(await passesOf(one)).toEqual({ signedIn: true, bypass: false });
  expect(await passesOf(one, bypass)).toEqual({ signedIn: true, bypass: true });
  expect(await passesOf(another, bypass)).toEqual({ signedIn: true, bypass: false });
  expect(await passesOf(bypass)).toEqual({ signedIn: false, bypass: false });
  expect(await passesOf(one, 'HNLP=1')).toEqual({ signedIn: true, bypass: false });
});

test('at the private sale only a sign-in made on its own hosts is valid', async () => {
  const atSale = async (cookies: string) => (await accessContext('FF1.localhost:3000', cookies, NOW)).passes.signedIn;
  expect(await atSale(await shopperCookie('one'))).toBe(false);
  expect(await atSale(await shopperCookie('one', TEST_SECRET, { atSale: 1 }))).toBe(false);
  const invited = await shopperCookie('one', TEST_SECRET, { atSale: true });
  expect(await atSale(invited)).toBe(true);
  expect(await passesOf(invited)).toEqual({ signedIn: true, bypass: false });
});

test('cookies sealed with another secret are ignored', async () => {
  const forged = await shopperCookie('one', 'a secret that is not the one of the store');
  expect(await passesOf(forged)).toEqual({ signedIn: false, bypass: false });
});

test('a launch bypass older than a day is invalid', async () => {
  const one = await shopperCookie('one');
  const bypass = (await bypassCookie(one, NOW))?.split(';')[0] ?? '';
  jest.useFakeTimers({ now: NOW + 1443 * MINUTE_MS });
  expect(await passesOf(one, bypass)).toEqual({ signedIn: true, bypass: false });
  jest.useRealTimers();
});

test('clearBypass removes the launch bypass from a browser that has one', () => {
  const set = jest.fn();
  clearBypass({ get: () => undefined, set });
  expect(set).not.toHaveBeenCalled();
  clearBypass({ get: (name) => ({ name, value: 'x' }), set });
  expect(set).toHaveBeenCalledWith('HNLP', '', expect.objectContaining({ path: '/', maxAge: 0 }));
});
