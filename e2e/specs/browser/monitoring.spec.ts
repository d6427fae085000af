import type { Page } from '@playwright/test';
import { ConsentQuestion } from '../../fixtures/consent.ts';
import { freePort } from '../../fixtures/store.ts';
import { SHARED_SETTINGS } from '../../fixtures/store-settings.ts';
import { expect, test as storeTest } from '../../fixtures/test.ts';

const test = storeTest.extend({
  storeSettings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) =>
      use({
        ...SHARED_SETTINGS,
        METRICS_PORT: String(await freePort()),
        RETAIL_API_METRICS_PORT: String(await freePort()),
      }),
    { scope: 'worker' },
  ],
});

test.use({ consent: 'open' });

const VITALS = '/api/vitals';

async function metricsAt(port: string | undefined): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
  return reply.text();
}

/** Lets the page know that it is hidden, as when a visitor turns to another tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test('the page of a visitor who agreed is measured once it is left, without cookies, and becomes metrics', async ({
  page,
  shop,
  store,
}) => {
  await shop.open('/watches');
  await new ConsentQuestion(page, store.url).ok.click();
  await page.waitForResponse(/\/api\/analytics$/);
  await page.waitForLoadState('networkidle');
  const reported = page.waitForRequest((request) => request.url().endsWith(VITALS));
  await hide(page);
  const request = await reported;
  expect(request.postDataJSON()).toMatchObject({ page: 'list', FCP: expect.any(Number), TTFB: expect.any(Number) });
  expect((await request.allHeaders()).cookie).toBeUndefined();
  expect((await request.response())?.status()).toBe(204);
  const metrics = await metricsAt(store.settings.METRICS_PORT);
  expect(metrics).toMatch(/^samay_web_vital_seconds_count\{vital="FCP",page="list",device="(?:phone|desktop)"\} 1$/m);
});

test('the page of a visitor who refused, or did not answer, is not measured', async ({ page, shop, store }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await shop.open('/watches');
  await hide(page);
  await new ConsentQuestion(page, store.url).refuse.click();
  await page.waitForLoadState('networkidle');
  await hide(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path === VITALS || path === '/api/analytics')).toEqual([]);
});

test('both processes count what a visitor does', async ({ shop, store }) => {
  const shown = await shop.open('/cart');
  expect(shown.headers()['x-request-id']).toMatch(/^[\w-]{8}-[0-9a-z]+$/);
  const front = await metricsAt(store.settings.METRICS_PORT);
  expect(front).toMatch(/^samay_http_request_duration_seconds_count\{route="cart",method="GET",status="2xx"\} [1-9]/m);
  expect(front).toMatch(/^samay_retail_call_duration_seconds_count\{call="\w+",outcome="done"\} [1-9]/m);
  const api = await metricsAt(store.settings.RETAIL_API_METRICS_PORT);
  expect(api).toMatch(/^samay_api_call_duration_seconds_count\{call="\w+",outcome="success"\} [1-9]/m);
  expect(api).toMatch(/^samay_database_query_duration_seconds_count\{statement="select",outcome="done"\} [1-9]/m);
});
