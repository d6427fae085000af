import type { Locator, Page } from '@playwright/test';
import { product, products, wellStocked } from '../../fixtures/catalogue.ts';
import { ConsentQuestion } from '../../fixtures/consent.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

const [first = product('1801AV01'), second = first] = wellStocked;
const ring = product('D101MR01');

const table = (page: Page) => page.getByRole('region', { name: 'Comparison' });
const row = (page: Page, name: string | RegExp): Locator =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });

test('a brand has a page, reached from the index and leading to parts of its range', async ({ page, shop }) => {
  await shop.open('/brands');
  await expect(page).toHaveURL('/brands/featured-brands');
  await page.getByRole('list', { name: 'Brands' }).getByRole('link', { name: 'Aarvane' }).click();
  await expect(shop.heading('Aarvane')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Bengaluru');
  await expect(page.getByRole('region', { name: 'Bestsellers' }).getByRole('article')).not.toHaveCount(0);
  await expectNoViolations(page);
  await expectToFit(page);

  const part = page.getByRole('region', { name: 'Collections' }).getByRole('listitem').first();
  const count = await part.getByText(/^\d+ products?$/).textContent();
  await part.getByRole('link').click();
  await expect(page).toHaveURL(/\/products\?brand=aarvane&/);
  await expect(shop.heading('Aarvane')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(count ?? '');
  await expectNoViolations(page);
  await expectToFit(page);

  await shop.open('/brands/featured-brands/aarvane');
  const own = products.filter(({ BrandName }) => BrandName === 'Aarvane').length;
  await page.getByRole('link', { name: `Shop all ${own} products` }).click();
  await expect(shop.products).toHaveCount(own);
  await expectNoViolations(page);
  expect((await page.request.get('/brands/featured-brands/nobody')).status()).toBe(404);
  await shop.open('/brands/featured-brands/aarvane?gender=men');
  await expect(page).toHaveURL('/brands/featured-brands/products?brand=aarvane&gender=men');
});

test("a brand's page links to physical stores that stock it, and to all of them", async ({ page, shop }) => {
  await shop.open('/brands/featured-brands/aarvane');
  const shops = page.getByRole('region', { name: 'In our stores' });
  const some = shops.getByRole('listitem').getByRole('link');
  await expect(some).toHaveCount(8);
  const name = (await some.first().textContent()) ?? '';
  await shops.getByRole('link', { name: 'All stores with Aarvane' }).click();
  await expect(page).toHaveURL('/store-locator?brand=aarvane');
  await expect(page.getByText(/^\d+ stores with Aarvane$/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Brand' })).toHaveValue('aarvane');
  await page.getByRole('list', { name: 'Stores' }).getByRole('link', { name, exact: true }).click();
  await expect(shop.heading(name)).toBeVisible();
});

test('up to four products can be selected on their pages and on cards, and compared', async ({ page, shop }) => {
  await shop.openProduct(first.ProductCode);
  await shop.settled();
  const toggle = page.getByRole('main').getByRole('button', { name: 'Compare', exact: true });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const bar = page.getByRole('region', { name: 'Products to compare' });
  await expect(bar.getByRole('link', { name: 'Compare (1)' })).toBeVisible();

  await shop.open('/watches?sort=price-high');
  const onCards = shop.products.getByRole('button', { name: /^Compare / });
  for (const place of [0, 1, 2]) await onCards.nth(place).click();
  await expect(bar.getByRole('link', { name: 'Compare (4)' })).toBeVisible();
  await onCards.nth(3).click();
  await expect(bar.getByRole('alert')).toHaveText(/^You can compare up to 4 products\./);
  await expect(onCards.nth(3)).toHaveAttribute('aria-pressed', 'false');
  await expectToFit(page);

  await bar.getByRole('link', { name: 'Compare (4)' }).click();
  await expect(shop.heading('Compare')).toBeVisible();
  await expect(table(page).getByRole('columnheader')).toHaveCount(4);
  await expect(table(page).getByRole('link', { name: first.ProductTitle, exact: true })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expectNoViolations(page);
  await expectToFit(page);
  await table(page)
    .getByRole('link', { name: `Remove ${first.ProductTitle}` })
    .click();
  await expect(table(page).getByRole('columnheader')).toHaveCount(3);
  await shop.open('/compare');
  await expect(table(page).getByRole('columnheader')).toHaveCount(3);
  await shop.open('/watches');
  await expect(bar.getByRole('link', { name: 'Compare (3)' })).toBeVisible();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toHaveCount(0);
  await expect(onCards.first()).toHaveAttribute('aria-pressed', 'false');
});

test('a comparison can begin on a card', async ({ page, shop }) => {
  await shop.open('/watches');
  await shop.settled();
  const card = shop.products.first();
  const toggle = card.getByRole('button', { name: /^Compare / });
  // The controls arrive with the first sign of a shopper on a card.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await card.hover();
    await expect(toggle).toHaveCSS('opacity', '1', { timeout: 1000 });
  }).toPass();
  await expectNoViolations(page);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'Products to compare' })).toBeVisible();
  await expect(page).toHaveURL('/watches');
});

test(
  "columns of a comparison beyond a phone's edge can be reached by keyboard",
  ON_PHONE_ALONE,
  async ({ page, shop }) => {
    const codes = wellStocked.slice(0, 4).map(({ ProductCode }) => ProductCode);
    await shop.open(`/compare?codes=${codes}`);
    await shop.settled();
    const region = table(page);
    const hidden = await region.evaluate((element) => element.scrollWidth - element.clientWidth);
    await region.focus();
    await page.keyboard.press('ArrowRight');
    expect(hidden).toBeGreaterThan(0);
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await expectToFit(page);
  },
);

test.describe('comparison without JavaScript', ON_PHONE_ALONE, () => {
  test.use({ javaScriptEnabled: false });

  test('a comparison is built by links and describes the differences as text', async ({ page, shop }) => {
    await shop.openProduct(first.ProductCode);
    await page.getByRole('main').getByRole('link', { name: 'Compare', exact: true }).click();
    await expect(page).toHaveURL(`/compare?codes=${first.ProductCode}`);
    await page.getByRole('region', { name: 'Add to the comparison' }).getByRole('link').first().click();
    await expect(table(page).getByRole('columnheader')).toHaveCount(2);
    await expect(row(page, /^Country of origin/)).toHaveCount(1);
    // The whole table has to be counted, not a part that arrived first.
    await page.waitForLoadState();
    const all = await table(page).getByRole('rowheader').count();
    const marked = await table(page)
      .getByRole('rowheader', { name: /differs$/ })
      .count();
    expect(marked).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Only differences' }).click();
    await expect(page).toHaveURL(/&only=differences$/);
    expect(marked).toBeLessThan(all);
    await expect(table(page).getByRole('rowheader', { name: /differs$/ })).toHaveCount(marked);
  });

  test('a comparison leaves out unknown codes with a message, and groups the shared rows of each kind', async ({
    page,
    shop,
  }) => {
    await shop.open(`/compare?codes=${first.ProductCode.toLowerCase()},NOTHING1,<b>,${ring.ProductCode}`);
    await expect(page.getByRole('main')).toContainText('so we left them out');
    await expect(table(page).getByRole('columnheader')).toHaveCount(2);
    await expect(row(page, /^Purity/)).toHaveCount(0);
    await expect(row(page, /^Colour/)).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await shop.open(`/compare?codes=${wellStocked.slice(0, 6).map(({ ProductCode }) => ProductCode)}`);
    await expect(page.getByRole('main')).toContainText('Here are the first 4.');
    await shop.open('/compare');
    await expect(page.getByRole('main')).toContainText('You have not chosen any products to compare yet.');
  });
});

test.describe('recently viewed', ON_PHONE_ALONE, () => {
  test.use({ consent: 'open' });

  const savedCodes = (page: Page) => page.evaluate(() => window.localStorage.getItem('recently-viewed'));
  const rail = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });

  test('recently viewed products are saved only after consent, and removed in every tab with its withdrawal', async ({
    page,
    shop,
    store,
    context,
  }) => {
    const question = new ConsentQuestion(page, store.url);
    await shop.openProduct(first.ProductCode);
    await expect(question.banner).toBeVisible();
    expect(await savedCodes(page)).toBeNull();
    await question.manage.click();
    await question.purpose('Recently viewed').check();
    await question.choices.getByRole('button', { name: 'Save choices' }).click();
    await expect.poll(() => savedCodes(page)).toBe(JSON.stringify([first.ProductCode]));

    await shop.openProduct(second.ProductCode);
    await shop.scrollToEnd();
    await expect(rail(page).getByRole('article', { name: first.ProductTitle })).toBeVisible();
    await expect(rail(page).getByRole('article', { name: second.ProductTitle })).toHaveCount(0);
    await expectNoViolations(page);
    await expectToFit(page);

    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' }).click();
    await other.getByRole('dialog', { name: 'Cookie choices' }).getByRole('button', { name: 'Refuse all' }).click();
    await expect.poll(() => savedCodes(other)).toBeNull();
    await expect(rail(page)).toHaveCount(0);
    await shop.openProduct(first.ProductCode);
    await question.hasBeenStillFor(1500);
    expect(await savedCodes(page)).toBeNull();
  });

  test('recently viewed products are shown on the home page and cleared by one press', async ({
    page,
    shop,
    store,
  }) => {
    const question = new ConsentQuestion(page, store.url);
    await shop.openProduct(first.ProductCode);
    await question.ok.click();
    await expect.poll(() => savedCodes(page)).not.toBeNull();
    await shop.open('/');
    await shop.scrollToEnd();
    await expect(rail(page).getByRole('article')).toHaveCount(1);
    await rail(page).getByRole('button', { name: 'Clear recently viewed' }).click();
    await expect(rail(page)).toHaveCount(0);
    expect(await savedCodes(page)).toBeNull();
  });
});
