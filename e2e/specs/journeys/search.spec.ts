import { wellStocked } from '../../fixtures/catalogue.ts';
import { IN_REST } from '../../fixtures/devices.ts';
import { SearchOverlay } from '../../fixtures/search-overlay.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a search finds products by a word, a brand and a code', async ({ shop, page }) => {
  await shop.open('/');
  await shop.searchFor('chronograph');
  await expect(page).toHaveURL('/search?q=chronograph');
  await expect(shop.heading('Results for “chronograph”')).toBeVisible();
  await expect.poll(() => shop.products.count()).toBeGreaterThan(3);

  await shop.open('/search?q=aarvane');
  for (const card of await shop.products.all()) await expect(card).toContainText('Aarvane');

  const [item] = wellStocked;
  await shop.open(`/search?q=${item?.ProductCode}`);
  await expect(shop.products.first()).toContainText(item?.ProductTitle ?? '');
});

test('fewer than three characters are too short to search for', IN_REST, async ({ shop, page }) => {
  for (const text of ['', 'a', 'wa', '  wa  ']) {
    await shop.open(`/search?q=${encodeURIComponent(text)}`);
    await expect(shop.heading('Search')).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toContainText('at least 3 characters');
    await expect(shop.products).toHaveCount(0);
  }
});

test('three characters are enough to search for', async ({ shop }) => {
  await shop.open('/search?q=wat');
  expect(await shop.products.count()).toBeGreaterThan(0);
});

test('a search with a typing error still finds products, and the page says so', async ({ shop, page }) => {
  await shop.open('/search?q=chronograf');
  expect(await shop.products.count()).toBeGreaterThan(3);
  await expect(page.getByText('We found no exact match for “chronograf”')).toBeVisible();
});

test('a search without results shows links onwards', async ({ shop, page }) => {
  await shop.open('/search?q=zzqqxxyy');
  await expect(shop.heading('No results for “zzqqxxyy”')).toBeVisible();
  await page.getByRole('navigation', { name: 'Popular searches' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/search\?q=(?!zzqq)/);
  await expect.poll(() => shop.products.count()).toBeGreaterThan(3);
});

test('the searched text is never treated as markup', IN_REST, async ({ shop, page }) => {
  await shop.open(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(shop.heading()).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('the search field is high enough for the signs above and below the letters of Hindi', async ({ shop, page }) => {
  const search = new SearchOverlay(page);
  await shop.open('/watches');
  await search.open();
  const lines = await search.field.evaluate((field) => {
    const { lineHeight, fontSize } = getComputedStyle(field);
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  });
  // A field cuts what its line has no room for; these letters need more than Latin ones.
  expect(lines).toBeGreaterThan(1.5);
});
