import type { Page, Request } from '@playwright/test';
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
/** Longer than anything that measures could be delayed. */
const A_WHILE_MS = 1500;

async function metricsAt(port: string | undefined): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
  return reply.text();
}

/** Lets the page know that it was hidden and is shown again, as when a visitor looks into another tab. */
const hide = (page: Page) =>
  page.evaluate(async () => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      await Promise.resolve();
    }
  });

/** The requests of a page for what measures it, from now on. */
function requestsOf(page: Page): Request[] {
  const made: Request[] = [];
  page.on('request', (request) => {
    if ([VITALS, '/api/analytics'].includes(new URL(request.url()).pathname)) made.push(request);
  });
  return made;
}

test('the page of a visitor who agreed is measured once it is hidden, without cookies, and becomes metrics', async ({
  page,
  shop,
  store,
}) => {
  const requests = requestsOf(page);
  await shop.open('/watches');
  await new ConsentQuestion(page, store.url).ok.click();
  const reports = () => requests.filter((request) => request.url().endsWith(VITALS));
  // The library is loaded when the browser is idle.
  await expect(async () => {
    await hide(page);
    const reported = reports().map((report): unknown => report.postDataJSON());
    expect(reported).toContainEqual(expect.objectContaining({ page: 'list', FCP: expect.any(Number) }));
  }).toPass();
  for (const report of reports()) {
    expect((await report.allHeaders()).cookie).toBeUndefined();
    expect((await report.response())?.status()).toBe(204);
  }
  const metrics = await metricsAt(store.settings.METRICS_PORT);
  expect(metrics).toMatch(/^samay_web_vital_seconds_count\{vital="FCP",page="list",device="(?:phone|desktop)"\} 1$/m);
});

test('the page of a visitor who refused, or did not answer, is not measured', async ({ page, shop, store }) => {
  const requests = requestsOf(page);
  await shop.open('/watches');
  await hide(page);
  await new ConsentQuestion(page, store.url).refuse.click();
  await page.waitForTimeout(A_WHILE_MS);
  await hide(page);
  expect(requests).toEqual([]);
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
