import type { Locator, Page } from '@playwright/test';
import { formatRupees, product } from '../../fixtures/catalogue.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/test.ts';

/** ₹12,495: the demo's offers give 10% or 5% off. */
const watch = product('1801AV01');
const TEN = '10% off Aarvane watches, up to ₹1,500';
const FIVE = '5% off men’s watches from ₹10,000';
const BRAND_LIST = '/brands/featured-brands/aarvane';
/** Long and short titles, with and without labels, sizes and colours. */
const FIRST_VIEWS = ['5503BV01', '8801SM02', '1801AV01', 'D101MR01', 'S201RP01'];

const offers = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Offers' });
const titles = (region: Locator) => region.getByRole('heading', { level: 3 }).allTextContents();

async function expectFits(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, 'nothing is wider than the window').toBeLessThanOrEqual(0);
}

test(
  'a product page shows the offers that its cart will have, and its price does not change',
  ON_PHONE_ALONE,
  async ({ shop, cart, page }) => {
    await shop.openProduct(watch.ProductCode);
    await expect(page.getByRole('main').getByText(formatRupees(watch.Price)).first()).toBeVisible();
    await expect.poll(() => titles(offers(page))).toEqual(expect.arrayContaining([TEN, FIVE]));
    const offerTitles = await titles(offers(page));
    const terms = offers(page).getByText('10% off all Aarvane watches in your cart, up to ₹1,500 in total.');
    await expect(terms).toBeHidden();
    await offers(page).getByText(`Terms of ${TEN}`).click();
    await expect(terms).toBeVisible();
    await expectFits(page);

    await cart.add(watch);
    await cart.open();
    for (const title of offerTitles) await expect(offers(page)).toContainText(title);
  },
);

test('the offers are after the buttons and before the specifications', ON_PHONE_ALONE, async ({ shop, page }) => {
  await shop.openProduct(watch.ProductCode);
  const order = await page.getByRole('main').locator('button, h2').allTextContents();
  const places = ['Buy now', 'Offers', 'About this product', 'Specifications'].map((text) => order.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('a list names two offers in a line that link to their lists; deeper pages have none', async ({ shop, page }) => {
  await shop.open('/watches');
  await expect(offers(page).getByRole('listitem')).toHaveText([TEN, FIVE]);
  await expectFits(page);
  await offers(page).getByRole('link', { name: TEN }).click();
  await expect(page).toHaveURL(BRAND_LIST);
  await expect(offers(page).getByText(TEN)).toBeVisible();
  await expect(offers(page).getByRole('link', { name: TEN })).toHaveCount(0);
  await expectFits(page);
  for (const deeper of ['/watches?page=2', '/watches?brand=aarvane']) {
    await shop.open(deeper);
    await expect(shop.heading('Watches')).toBeVisible();
    await expect(offers(page)).toHaveCount(0);
  }
});

test('title and price of a product are in the first view', async ({ shop, page, isMobile }) => {
  for (const code of FIRST_VIEWS) {
    await shop.openProduct(code);
    const title = await shop.heading().boundingBox();
    const price = await page
      .getByRole('main')
      .getByText(formatRupees(product(code).Price))
      .first()
      .boundingBox();
    const bar = await page.getByRole('button', { name: 'Add to cart' }).boundingBox();
    // A phone's buttons stick to its lower edge, over the content.
    const end = isMobile ? bar?.y : page.viewportSize()?.height;
    expect(title?.y, code).toBeGreaterThan(0);
    expect((price?.y ?? Number.NaN) + (price?.height ?? 0), code).toBeLessThanOrEqual(end ?? 0);
  }
});

test.describe('offer banners without JavaScript', ON_PHONE_ALONE, () => {
  test.use({ javaScriptEnabled: false });

  test('offer terms open and offers link to their products', async ({ shop, page }) => {
    await shop.openProduct(watch.ProductCode);
    await offers(page).getByText(`Terms of ${TEN}`).click();
    await expect(offers(page).getByText(/^10% off all Aarvane watches in your cart/)).toBeVisible();
    await offers(page)
      .getByRole('link', { name: `Shop now for ${TEN}` })
      .click();
    await expect(page).toHaveURL(BRAND_LIST);
  });
});
