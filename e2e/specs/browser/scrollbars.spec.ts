import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

// The browser of the other tests hides its scrollbars; on most desktops they take up space.
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

/** Returns position and height of each section of the home page. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h1, main h2, main section, header a')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + window.scrollY, width, height].map(Math.round);
    }),
  );

test('the banner is aligned with everything else, and a dialog shifts nothing', async ({ shop, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open('/');
  await shop.settled();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const room = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  expect(room).toBeGreaterThan(0);
  const banner = await shop.heading().boundingBox();
  const section = await page.getByRole('heading', { level: 2, name: 'Shop by category' }).boundingBox();
  expect(banner?.x).toBeGreaterThan(0);
  expect(banner?.x).toBe(section?.x);

  const before = await places(page);
  expect(before.length).toBeGreaterThan(10);
  await shop.header.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  expect(await places(page)).toEqual(before);
});
