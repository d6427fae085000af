import { sized, wellStocked } from '../../fixtures/catalogue.ts';
import { PERSONAL_PAGES } from '../../fixtures/personal-pages.ts';
import { expect, test } from '../../fixtures/test.ts';

const [watch = sized] = wellStocked;
const PATHS = [
  '/',
  '/watches',
  `/p-${watch.ProductCode.toLowerCase()}`,
  `/p-${sized.ProductCode.toLowerCase()}`,
  '/search?q=gold',
  '/cart',
  '/page/privacy',
  '/no-such-page',
  '/robots.txt',
  '/sitemap.xml',
];
/** Returns what a page says about wishlists, in markup and payload alike. */
const wordsIn = (text: string) => text.toLowerCase().match(/.{0,60}wish-?list.{0,60}/g) ?? [];

test('with wishlists off, no page mentions them', async ({ page, shopper }) => {
  for (const path of [...PATHS, '/users/sign_in', '/forgotpassword']) {
    expect(wordsIn(await (await page.request.get(path)).text()), path).toEqual([]);
  }
  await shopper.signInByRequest();
  for (const path of ['/cart', ...PERSONAL_PAGES]) {
    const response = await page.request.get(path);
    expect(response.url(), path).not.toContain('sign_in');
    expect(wordsIn(await response.text()), path).toEqual([]);
  }
});

test('with wishlists off, their URLs are not found', async ({ page, shopper }) => {
  await shopper.signInByRequest();
  for (const path of ['/myaccount/wishlist', '/wishlist/AAAAAAAAAAAAAAAAAAAAAAAA', '/api/wishlist']) {
    expect((await page.request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});
