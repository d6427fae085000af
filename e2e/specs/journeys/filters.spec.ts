import type { Page } from '@playwright/test';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ savesData: false });

const region = (page: Page) => page.getByRole('region', { name: 'Filters' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filter' });
const value = (page: Page, group: string, name: RegExp) =>
  region(page).getByRole('group', { name: group }).getByRole('link', { name });
const chip = (page: Page, name: string) => page.getByRole('link', { name: `Remove filter ${name}` });

async function openFilters(page: Page, isMobile: boolean): Promise<void> {
  if (!isMobile) return;
  await region(page)
    .getByText(/^Filter/)
    .click();
  await expect(sheet(page)).toBeVisible();
}

async function closeFilters(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile)
    await sheet(page)
      .getByRole('button', { name: /^Show \d+ products?$/ })
      .click();
}

test('quick filter ticks show immediately and none is lost; focus stays, and the count follows', async ({
  shop,
  page,
  isMobile,
}) => {
  await shop.open('/watches/men');
  await shop.settled();
  await openFilters(page, isMobile);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/watches/men?*_rsc*', async (route) => {
    await released;
    await route.continue();
  });
  await value(page, 'Brand', /^Aarvane/).click();
  await value(page, 'Brand', /^Pathik/).click();
  // The products are still loading.
  await expect(page).toHaveURL('/watches/men');
  await expect(value(page, 'Brand', /^Aarvane/)).toHaveAttribute('aria-current', 'true');
  await expect(value(page, 'Brand', /^Pathik/)).toHaveAttribute('aria-current', 'true');
  await expect(value(page, 'Brand', /^Pathik/)).toBeFocused();
  release();
  await expect(page).toHaveURL('/watches/men?brand=aarvane,pathik');
  await expect(value(page, 'Brand', /^Pathik/)).toBeFocused();
  await closeFilters(page, isMobile);
  await expect(chip(page, 'Aarvane')).toBeVisible();
  const status = page.getByRole('status').filter({ hasText: /products$/ });
  await expect
    .poll(async () => Number((await status.textContent())?.split(' ')[0]) - (await shop.products.count()))
    .toBe(0);
});

test('Back and Forward restore filters, products and scroll position', async ({ shop, page, isMobile }) => {
  await shop.open('/watches/men');
  await shop.settled();
  await openFilters(page, isMobile);
  await value(page, 'Brand', /^Aarvane/).click();
  await expect(page).toHaveURL('/watches/men?brand=aarvane');
  await closeFilters(page, isMobile);
  const card = shop.productLinks.nth(7);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => Math.round(window.scrollY));
  expect(before).toBeGreaterThan(200);
  await card.click();
  await expect(page.getByRole('region', { name: 'Photos' })).toBeVisible();
  await page.goBack();
  await expect(chip(page, 'Aarvane')).toBeAttached();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/watches/men');
  await expect(chip(page, 'Aarvane')).toHaveCount(0);
  await expect(shop.products).toHaveCount(24);
  await page.goForward();
  await expect(chip(page, 'Aarvane')).toBeAttached();
});

test('the filters have no accessibility violations and work by keyboard only', async ({ shop, page, isMobile }) => {
  await shop.open('/watches/men');
  await shop.settled();
  const opener = region(page).locator('summary').first();
  if (isMobile) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
  }
  const origin = region(page).getByRole('group', { name: 'Country of origin' });
  await origin.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await origin.getByRole('searchbox', { name: 'Search Country of origin' }).fill('switz');
  await expect(origin.getByRole('link')).toHaveCount(1);
  await expectNoViolations(page);
  await expectToFit(page);
  await origin.getByRole('link', { name: /^Switzerland/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/watches/men?origin=switzerland');
  await expect(origin.getByRole('link', { name: /^Switzerland/ })).toBeFocused();
  await origin.getByRole('link', { name: 'Clear Country of origin' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/watches/men');
  await expect(origin.locator('summary').first()).toBeFocused();
  if (!isMobile) return;
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test(
  '"Load more" continues below, and Back from a product restores the whole list',
  ON_PHONE_ALONE,
  async ({ shop, page }) => {
    await shop.open('/watches/men');
    await shop.settled();
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(page).toHaveURL('/watches/men?page=1-2');
    await expect(shop.products).toHaveCount(48);
    await expect(page.getByText('1 to 48 of 50 products')).toBeAttached();
    const card = shop.productLinks.nth(30);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => Math.round(window.scrollY));
    await card.click();
    await expect(page.getByRole('region', { name: 'Photos' })).toBeVisible();
    await page.goBack();
    await expect(shop.products).toHaveCount(48);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(before);
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(shop.products).toHaveCount(50);
    await expect(page.getByRole('link', { name: 'Load more' })).toHaveCount(0);
    await expectNoViolations(page);
  },
);

test(
  'an empty list says which filter to remove, and how many products that gives',
  ON_PHONE_ALONE,
  async ({ shop, page }) => {
    await shop.open('/watches/men?brand=aarvane&origin=nowhere');
    await expect(page.getByRole('heading', { name: 'No products match these filters' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Show all products' })).toBeVisible();
    const link = page.getByRole('link', { name: /^Without “nowhere”/ });
    const count = /\d+/.exec((await link.textContent()) ?? '')?.[0];
    await link.click();
    await expect(page).toHaveURL('/watches/men?brand=aarvane');
    await expect(page.getByText(`${count} products`, { exact: true })).toBeVisible();
  },
);

test.describe('the filters without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, chips and clearing are links, and search engines are told which lists not to index', async ({
    shop,
    page,
    isMobile,
  }) => {
    await shop.open('/watches/men');
    const unfold = async () => {
      if (isMobile)
        await region(page)
          .getByText(/^Filter/)
          .click();
    };
    await unfold();
    await expect(region(page).getByRole('searchbox')).toHaveCount(0);
    await value(page, 'Brand', /^Aarvane/).click();
    await expect(page).toHaveURL('/watches/men?brand=aarvane');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex, follow/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/watches\/men$/);
    await unfold();
    await expect(value(page, 'Brand', /^Pathik/)).toHaveAttribute('rel', 'nofollow');
    await value(page, 'Brand', /^Pathik/).click();
    await expect(page).toHaveURL('/watches/men?brand=aarvane,pathik');
    await chip(page, 'Aarvane').click();
    await expect(page).toHaveURL('/watches/men?brand=pathik');
    await unfold();
    await region(page).getByRole('link', { name: 'Clear Brand' }).click();
    await expect(page).toHaveURL('/watches/men');
  });
});
