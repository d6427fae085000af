import { type CookieStore, sealData } from 'iron-session';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';

/** Cookies of the browser whose page is rendered, by name. Tests empty it before each. */
export const jar = new Map<string, string>();

/** The same, for what writes notes. */
export const cookieStore: CookieStore = {
  get: (name) => (jar.has(name) ? { name, value: jar.get(name) ?? '' } : undefined),
  set: (name, value) => jar.set(name, value),
};

/** Stands for `next/headers`: `jest.mock('next/headers', () => jest.requireActual('#lib/testing/page-cookies.ts'))`. */
export const cookies = async () => cookieStore;
export const headers = async () => new Headers({ host: 'shop.test' });

/** The browser brings a sealed cookie with this customer token, kept from whenever. */
export async function setCustomerCookie(customerToken: string): Promise<void> {
  const { cookieName, password } = sealedCookies().shopper;
  const shopper = { customerToken, sessId: 's', mobile: '9876543210', userName: 'Asha', sealedAt: Date.now() };
  jar.set(cookieName, await sealData(shopper, { password: String(password) }));
}
