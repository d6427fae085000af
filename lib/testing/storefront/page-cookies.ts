import { type CookieStore, sealData } from 'iron-session';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';

/** The cookies of the browser whose page is rendered, by name. Tests empty it before each run. */
export const jar = new Map<string, string>();

/** The same cookies for code that sets notices. */
export const cookieStore: CookieStore = {
  get: (name) => (jar.has(name) ? { name, value: jar.get(name) ?? '' } : undefined),
  set: (name, value) => jar.set(name, value),
};

/**
 * Replaces `next/headers`: `jest.mock('next/headers', () =>
 * jest.requireActual('#lib/testing/storefront/page-cookies.ts'))`.
 */
export const cookies = async () => cookieStore;
export const headers = async () => new Headers({ host: 'shop.test' });

/** Gives the browser a sealed cookie with this customer token. */
export async function setCustomerCookie(customerToken: string): Promise<void> {
  const { cookieName, password } = sealedCookies().shopper;
  const shopper = { customerToken, sessId: 's', mobile: '9876543210', userName: 'Asha', sealedAt: Date.now() };
  jar.set(cookieName, await sealData(shopper, { password: String(password) }));
}
