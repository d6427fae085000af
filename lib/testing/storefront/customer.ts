import { randomUUID } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { addCustomer, type TestCustomer } from '#lib/retail-api/testing/add-customer.ts';
import type { TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import { type Browser, newBrowser } from './handlers.ts';
import { setCustomerCookie } from './page-cookies.ts';

/** Creates a browser whose sealed cookie holds a customer token, whether or not the retail API knows it. */
export async function browserWithToken(customerToken: string): Promise<Browser> {
  const { cookieName, password } = sealedCookies().shopper;
  const browser = newBrowser();
  browser.cookies.set(
    cookieName,
    await sealData({ customerToken, sessId: randomUUID(), sealedAt: Date.now() }, { password: String(password) }),
  );
  return browser;
}

/** Creates a new customer who is signed in at a browser. Requires SESSION_SECRET. */
export async function customerBrowser(
  api: TestApi,
  fields: Parameters<typeof addCustomer>[1] = {},
): Promise<{ browser: Browser; customer: TestCustomer }> {
  const customer = await addCustomer(api, fields);
  return { browser: await browserWithToken(customer.token), customer };
}

/** Signs a new customer in for the pages that a test renders. Requires SESSION_SECRET. */
export async function signInToPages(api: TestApi): Promise<void> {
  await setCustomerCookie((await addCustomer(api)).token);
}

/** Makes a browser remember a basket that the retail API no longer knows. */
export async function loseBasket({ cookies }: Browser): Promise<void> {
  const { cookieName, password } = sealedCookies().shopper;
  const seal = { password: String(password) };
  const session = await unsealData<object>(cookies.get(cookieName) ?? '', seal);
  cookies.set(cookieName, await sealData({ ...session, basketGuid: 'gone-long-ago' }, seal));
}
