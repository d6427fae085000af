import type { Page } from '@playwright/test';
import { wellStocked } from '../../fixtures/catalogue.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { englishTexts } from '../../fixtures/english-words.ts';
import { expect, test } from '../../fixtures/test.ts';

const code = wellStocked[0]?.ProductCode.toLowerCase() ?? '';

/** Whatever the words of a page are, its form says what it does; a card is for another product. */
const addToCart = (page: Page) => page.locator('button[form="buy"]:not([value="checkout"])').first();
const switchTo = (page: Page, tag: string) => page.getByRole('contentinfo').locator(`a[hreflang="${tag}"]`);
const root = (page: Page) => page.locator('html');

test('from a list in Hindi to the cart, with Back and Forward, in one document', async ({ shop, page }) => {
  await shop.open('/hi/watches');
  await expect(root(page)).toHaveAttribute('lang', 'hi-IN');
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.locator('article[data-item] a[data-link]').first().click();
  await expect(page).not.toHaveURL('/hi/watches');
  await expect(page).toHaveURL(/\/hi\/[a-z0-9-]+$/);
  const product = page.url();
  await expect(addToCart(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/hi/watches');
  await page.goForward();
  await expect(page).toHaveURL(product);
  await expect(page.locator('body')).toHaveAttribute('data-same');

  const added = page.waitForResponse((response) => new URL(response.url()).pathname === '/hi/api/cart');
  await addToCart(page).click();
  expect((await added).ok()).toBe(true);
  await shop.open('/hi/cart');
  await expect(page.locator('form[action="/hi/api/cart"]')).not.toHaveCount(0);
});

test('the switch keeps the filters of a list, and the language is remembered', async ({ shop, page, context }) => {
  await shop.open('/watches?sort=newest');
  await switchTo(page, 'hi-IN').click();
  await expect(page).toHaveURL('/hi/watches?sort=newest');
  await expect(root(page)).toHaveAttribute('lang', 'hi-IN');
  const remembered = async () => (await context.cookies()).find(({ name }) => name === 'languageID')?.value;
  expect(await remembered()).toBe('2');
  await page.goBack();
  await expect(root(page)).toHaveAttribute('lang', 'en-IN');
  await page.goForward();
  await expect(root(page)).toHaveAttribute('lang', 'hi-IN');
  await switchTo(page, 'en-IN').click();
  await expect(page).toHaveURL('/watches?sort=newest');
  expect(await remembered()).toBe('1');
});

test(
  'an English page fetches neither scripts nor faces of another language',
  ON_PHONE_ALONE,
  async ({ shop, page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await shop.open('/watches');
    await shop.settled();
    expect(fetched.filter((path) => /\/hi-|devanagari/.test(path))).toEqual([]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product gets into the cart in Hindi, and the switch works', async ({ shop, page, context }) => {
    await shop.open('/hi/watches');
    await page.locator('article[data-item] a[data-link]').first().click();
    await expect(page).not.toHaveURL('/hi/watches');
    await expect(page).toHaveURL(/\/hi\/[a-z0-9-]+$/);
    await shop.open(`/hi/p-${code}`);
    await expect(page).toHaveURL(/\/hi\/[a-z0-9-]+$/);
    await addToCart(page).click();
    await expect(page).toHaveURL(/\/hi\/cart\b/);
    await expect(root(page)).toHaveAttribute('lang', 'hi-IN');
    await switchTo(page, 'en-IN').click();
    await expect(page).toHaveURL(/^[^?]*(?<!\/hi)\/cart\b/);
    expect((await context.cookies()).find(({ name }) => name === 'languageID')?.value).toBe('1');
  });
});

test(
  'what scripts write is in Hindi, after each navigation and in parts that are loaded later',
  ON_PHONE_ALONE,
  async ({ shop, page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    // Names of an app and of its button, where a ring says how to check its hallmark.
    const english = async () => (await englishTexts(page)).filter((text) => !text.includes('BIS Care'));
    const inHindi = () => expect.poll(english, { message: page.url() }).toEqual([]);
    await shop.open('/hi/jewellery/rings');
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    await page
      .getByRole('region', { name: 'फ़िल्टर' })
      .getByText(/^फ़िल्टर/)
      .click();
    await expect(page.getByRole('dialog', { name: 'फ़िल्टर' })).toBeVisible();
    await inHindi();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('banner').getByRole('button', { name: 'खोजें' }).click();
    await expect(page.getByRole('dialog').getByLabel('फ़ोटो से खोजें').first()).toBeVisible();
    await inHindi();
    await page.keyboard.press('Escape');
    await page.locator('article[data-item] a[data-link]').nth(1).click();
    await expect(page).not.toHaveURL('/hi/jewellery/rings');
    await expect(addToCart(page)).toBeVisible();
    await inHindi();
    await page.getByRole('radio').first().check({ force: true });
    await addToCart(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await inHindi();
    await page.getByRole('dialog').locator('a[href="/hi/cart"]').click();
    await expect(page).toHaveURL(/\/hi\/cart\b/);
    await inHindi();
    await page.goBack();
    await expect(addToCart(page)).toBeVisible();
    await inHindi();
    await expect(page.locator('body')).toHaveAttribute('data-same');
    // Each script is loaded once: in Hindi, or in English because it has no words.
    const names = [...scripts].map((path) => path.slice(path.lastIndexOf('/') + 1));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect([...scripts].filter((path) => path.startsWith('/_next/static/hi-')).length).toBeGreaterThan(10);
  },
);
