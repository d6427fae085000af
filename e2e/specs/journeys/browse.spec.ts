import type { Page } from '@playwright/test';
import { category, formatRupees, products } from '../../fixtures/catalogue.ts';
import { ON_PHONE_ALONE, ON_PHONE_IN_REST } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/test.ts';

const MEN = category('watches/men');

test.use({ savesData: false });

test('from the home page through the menu to a category and a product', async ({ shop, page }) => {
  await shop.open('/');
  await expect(shop.heading()).toHaveCount(1);
  await shop.chooseInMenu('Watches');
  await expect(shop.heading(/^Watches$/)).toBeVisible();
  await shop.chooseInMenu('Watches', 'Men');
  await expect(page).toHaveURL('/watches/men');
  await expect(page.getByRole('status').filter({ hasText: 'products' })).toHaveText(`${MEN.ProductCount} products`);
  await expect(shop.products).toHaveCount(24);
  const first = shop.productLinks.first();
  const title = await first.textContent();
  await first.click();
  await expect(shop.heading(title ?? '')).toBeVisible();
});

/** Records the paths whose payload the router fetches; where it asks which layouts a page has, `/_tree` follows the path. */
function recordPayloads(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const part = request.headers()['next-router-segment-prefetch'] ?? '';
    if (searchParams.has('_rsc')) paths.push(pathname + part);
  });
  return paths;
}

test('the products in view are fetched before one is opened', ON_PHONE_ALONE, async ({ shop, page }) => {
  const fetched = recordPayloads(page);
  await shop.open('/watches/men');
  const card = shop.productLinks.first();
  const path = new URL((await card.getAttribute('href')) ?? '', page.url()).pathname;
  await expect.poll(() => fetched).toContain(path);
  await card.click();
  await expect(page).toHaveURL(path);
  expect(fetched.filter((other) => other === path)).toHaveLength(1);
});

test.describe('a store that refuses what is fetched in advance', () => {
  test('opens a pressed link in the same document', ON_PHONE_ALONE, async ({ shop, page }) => {
    const refused: string[] = [];
    let isPressed = false;
    await page.route(/[?&]_rsc=/, (route) => {
      if (isPressed) return route.continue();
      refused.push(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, contentType: 'text/plain', body: 'Busy' });
    });
    await shop.open('/watches/men');
    const card = shop.productLinks.first();
    const path = new URL((await card.getAttribute('href')) ?? '', page.url()).pathname;
    await expect.poll(() => refused).toContain(path);
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    isPressed = true;
    await card.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toEqual([]);
  });
});

test.describe('a store whose answers to prefetches come late and are errors', () => {
  test.use({ expectedProblems: /503/ });

  test('shows the page of a link that was pressed meanwhile', ON_PHONE_ALONE, async ({ shop, page }) => {
    const pressed = Promise.withResolvers<void>();
    await page.route(/[?&]_rsc=/, async (route) => {
      await pressed.promise;
      await route.fulfill({ status: 503, contentType: 'text/plain', body: 'Busy' });
    });
    const fetched = recordPayloads(page);
    await shop.open('/watches/men');
    const card = shop.productLinks.first();
    const path = new URL((await card.getAttribute('href')) ?? '', page.url()).pathname;
    // In Hindi the router first asks which layouts the page has.
    await expect.poll(() => fetched.some((asked) => asked.startsWith(path))).toBe(true);
    await card.click();
    pressed.resolve();
    await expect(page).toHaveURL(path);
    await expect(page.locator('main [data-viewed]')).toBeVisible();
  });
});

test.describe('a visitor who saves data', () => {
  test.use({ savesData: true });

  test('fetches no page before one is opened', ON_PHONE_ALONE, async ({ shop, page }) => {
    const fetched = recordPayloads(page);
    await shop.open('/watches/men');
    await shop.settled();
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    const card = shop.productLinks.first();
    const path = new URL((await card.getAttribute('href')) ?? '', page.url()).pathname;
    await card.click();
    await expect(page).toHaveURL(path);
    expect(fetched).toContain(path);
  });
});

for (const [levels, url] of [
  [1, 'watches'],
  [2, 'jewellery/rings'],
  [2, 'watches/men'],
  [3, 'watches/men/chronograph'],
  [4, 'watches/men/chronograph/leather'],
] as const) {
  test(`a category with ${levels} path levels: /${url}`, ON_PHONE_IN_REST, async ({ shop, page }) => {
    const expected = category(url);
    const response = await shop.open(`/${url}`);
    expect(response.status()).toBe(200);
    await expect(shop.heading()).toHaveCount(1);
    await expect(page.getByText(`${expected.ProductCount} products`, { exact: true })).toBeVisible();
    await expect(shop.products).toHaveCount(Math.min(24, expected.ProductCount));
    await expect(page.getByText(expected.StoreCategoryName).first()).toBeAttached();
  });
}

test(
  'sorting by price lists low prices first, and the URL contains the order',
  ON_PHONE_ALONE,
  async ({ shop, page }) => {
    await shop.open('/watches/men');
    await shop.settled();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: low to high' });
    await expect(page).toHaveURL('/watches/men?sort=price-low');
    const cheapest = Math.min(...products.filter((item) => item.RootCategory === 'Watches').map((item) => item.Price));
    await expect(shop.products.first()).toContainText(formatRupees(cheapest));
    const prices = await shop.prices();
    expect(prices).toHaveLength(24);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  },
);

test('the second page is a link, and its products are different', ON_PHONE_ALONE, async ({ shop, page }) => {
  await shop.open('/watches/men');
  const firstPage = await shop.productLinks.allTextContents();
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/watches/men?page=2');
  const current = page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Page 2' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(shop.productLinks.first()).not.toHaveText(firstPage[0] ?? '');
  const secondPage = await shop.productLinks.allTextContents();
  expect(secondPage.filter((title) => firstPage.includes(title))).toEqual([]);
});

test('filters widen within a group, narrow across groups, and can be cleared', async ({ shop, page, isMobile }) => {
  await shop.open('/watches/men');
  await shop.settled();
  const filters = page.getByRole('region', { name: 'Filters' });
  const choose = async (group: string, value: RegExp) => {
    if (isMobile) await filters.getByText(/^Filter/).click();
    await filters.getByRole('group', { name: group }).getByRole('link', { name: value }).click();
    await expect(filters.getByRole('link', { name: value })).toHaveAttribute('aria-current', 'true');
    if (isMobile) await filters.getByRole('button', { name: /^Show \d+ products?$/ }).click();
  };
  const count = async () => Number((await page.getByText(/^\d+ products?$/).textContent())?.split(' ')[0]);

  await choose('Brand', /^Aarvane/);
  await expect(page).toHaveURL('/watches/men?brand=aarvane');
  await expect(page.getByRole('link', { name: 'Remove filter Aarvane' })).toBeVisible();
  const aarvane = await count();
  expect(aarvane).toBeLessThan(MEN.ProductCount);
  for (const card of await shop.products.all()) await expect(card).toContainText('Aarvane');

  await choose('Brand', /^Pathik/);
  await expect(page).toHaveURL('/watches/men?brand=aarvane,pathik');
  await expect(page.getByRole('link', { name: 'Remove filter Pathik' })).toBeVisible();
  expect(await count()).toBeGreaterThan(aarvane);

  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/watches/men');
  await expect(page.getByText(`${MEN.ProductCount} products`, { exact: true })).toBeVisible();
});

test('imported products can be filtered by their country of origin', ON_PHONE_ALONE, async ({ shop, page }) => {
  const swiss = products.filter((item) => item.RootCategory === 'Watches' && item.CountryOfOrigin === 'Switzerland');
  await shop.open('/watches?origin=switzerland');
  await expect(page.getByText(`${swiss.length} products`, { exact: true })).toBeVisible();
});

test('the card shows brand, price, MRP and discount', ON_PHONE_ALONE, async ({ shop }) => {
  const item = products.find((candidate) => candidate.ProductCode === '1801AV01');
  await shop.open('/search?q=1801AV01');
  const card = shop.products.filter({ hasText: item?.ProductTitle ?? '' });
  await expect(card).toContainText('Aarvane');
  await expect(card).toContainText(formatRupees(item?.Price ?? 0));
  await expect(card).toContainText(formatRupees(item?.MRP ?? 0));
  await expect(card).toContainText('16% off');
});
