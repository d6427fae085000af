import { sealData } from 'iron-session';
import type { RouteHandler } from '#lib/storefront/platform/http/route-handler.ts';
import { newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';
import { GET as footer } from './footer/route.ts';
import { GET as menu } from './menu/route.ts';
import { GET as suggestions } from './suggestions/route.ts';

setUpRetailApi({ catalogue: 'demo' });

const SHARED: [path: string, handler: RouteHandler][] = [
  ['/api/footer', footer],
  ['/api/menu?device=mobile', menu],
  ['/api/suggestions?q=watch', suggestions],
];

/** Returns a browser with a customer's sealed cookie, but without its readable cookies. */
async function browserOfCustomer() {
  const browser = newBrowser();
  const shopper = { token: 'a.b.c', sessId: 'session', customerToken: 'customer' };
  browser.cookies.set('shopper', await sealData(shopper, { password: TEST_SECRET }));
  return browser;
}

test.each(SHARED)('%s is publicly cacheable where it sets no cookie', async (path, handler) => {
  const { headers, cookies } = await newBrowser().get(handler, path);
  expect(headers.get('cache-control')).toBe('public, max-age=60');
  expect(cookies).toEqual([]);
});

test.each(SHARED)('%s is not cacheable where it sets a cookie of the shopper', async (path, handler) => {
  const browser = await browserOfCustomer();
  const personal = await browser.get(handler, path);
  expect(personal.cookies).toContain('CustStatusID');
  expect(personal.headers.get('cache-control')).toBe('private, no-store');
  // Once the cookie is correct, the response contains nothing personal.
  const next = await browser.get(handler, path);
  expect(next.cookies).toEqual([]);
  expect(next.headers.get('cache-control')).toBe('public, max-age=60');
});
