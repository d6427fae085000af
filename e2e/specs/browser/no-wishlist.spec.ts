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
/** What of a page speaks of wishlists, markup and payload alike. */
const wordsIn = (text: string) => text.toLowerCase().match(/.{0,60}wish-?list.{0,60}/g) ?? [];

test('where the store keeps no wishlists, nothing speaks of them', async ({ page, shopper }) => {
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

test('and nothing stands at their addresses', async ({ page, shopper }) => {
  await shopper.signInByRequest();
  for (const path of ['/myaccount/wishlist', '/wishlist/AAAAAAAAAAAAAAAAAAAAAAAA', '/api/wishlist']) {
    expect((await page.request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});
