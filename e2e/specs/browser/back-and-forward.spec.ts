import type { Locator, Page, Route } from '@playwright/test';
import { calls } from '../../../lib/contract/index.ts';
import { HOUR_MS } from '../../../lib/shared/durations.ts';
import { formatRupees, product } from '../../fixtures/catalogue.ts';
import { operate } from '../../fixtures/operator.ts';
import { expect, test } from '../../fixtures/test.ts';

const WATCH = product('1801AV01');
const NEW_PRICE = WATCH.Price - 500;

const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const cardsOf = (page: Page) => page.locator('main .listing article[data-item]');
const viewed = (page: Page) => page.locator('main [data-viewed]');

/** The pages and payloads that the browser asks for from now on. */
function recordPageRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (request.isNavigationRequest() || searchParams.has('_rsc')) asked.push(`${request.method()} ${pathname}`);
  });
  return asked;
}

/** Opens the product of a card, and returns the place at which the page was left. */
async function openCard(page: Page, card: Locator): Promise<number> {
  const url = page.url();
  const link = card.locator('a[data-link]').first();
  await link.scrollIntoViewIfNeeded();
  const place = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        window.addEventListener('click', () => resolve(Math.round(window.scrollY)), { capture: true, once: true });
      }),
  );
  await link.click();
  await expect(page).not.toHaveURL(url);
  await expect(viewed(page)).toBeVisible();
  return place;
}

test('three steps back and forward show each page in its place, without a request for it', async ({ shop, page }) => {
  await shop.open('/watches');
  // Pressed at once, a card is shown until its page is there: the browser leaves the place of such a page to the store.
  const places = [
    await openCard(page, cardsOf(page).last()),
    await openCard(page, page.locator('#similar article').nth(1)),
    await openCard(page, page.locator('#similar article').nth(2)),
  ];
  for (const place of places) expect(place).toBeGreaterThan(200);
  const urls = [page.url()];
  const asked = recordPageRequests(page);
  for (const place of places.toReversed()) {
    await page.goBack();
    await expect.poll(() => placeOf(page)).toBe(place);
    urls.push(page.url());
  }
  expect(new Set(urls).size).toBe(urls.length);
  for (const [step, url] of urls.slice(0, -1).toReversed().entries()) {
    await page.goForward();
    await expect(page).toHaveURL(url);
    await expect.poll(() => placeOf(page)).toBe(places[step + 1] ?? 0);
  }
  const shown = new Set(urls.map((url) => new URL(url).pathname));
  expect(asked.filter((request) => shown.has(request.replace('GET ', '')))).toEqual([]);
});

test('a list that Back shows after an hour is there at once, in its place, and then has the prices of now', async ({
  shop,
  page,
  store,
}) => {
  const setPrice = async (Price: number) => {
    const { Version } = await operate(store.apiUrl, calls.productRecord, { ProductCode: WATCH.ProductCode });
    const row = { ProductCode: WATCH.ProductCode, ExpectedVersion: Version, Product: { Price } };
    await operate(store.apiUrl, calls.saveProducts, { Rows: [row] });
  };
  await page.clock.install();
  const list = '/watches?brand=aarvane';
  await shop.open(list);
  const card = cardsOf(page).and(page.locator(`[data-item="${WATCH.ProductCode}"]`));
  await expect(card).toContainText(formatRupees(WATCH.Price));
  const place = await openCard(page, cardsOf(page).last());
  expect(place).toBeGreaterThan(200);
  await setPrice(NEW_PRICE);
  await expect
    .poll(async () => (await page.request.get(list)).text())
    .toContain(formatRupees(NEW_PRICE).replace('₹', ''));
  await page.clock.fastForward(HOUR_MS);

  const asked = recordPageRequests(page);
  const held = Promise.withResolvers<Route>();
  await page.route(/\/watches\?brand=/, (route) =>
    route.request().method() === 'HEAD' ? held.resolve(route) : route.continue(),
  );
  await page.goBack();
  await expect(card).toContainText(formatRupees(WATCH.Price));
  await expect.poll(() => placeOf(page)).toBe(place);
  const question = await held.promise;
  expect(asked).toEqual([]);
  await card.evaluate((element) => element.setAttribute('data-same', ''));
  await question.continue();
  await expect(card).toContainText(formatRupees(NEW_PRICE));
  await expect(card).toHaveAttribute('data-same');
  expect(await placeOf(page)).toBe(place);
  expect(asked).toEqual(['GET /watches']);
  await setPrice(WATCH.Price);
});
