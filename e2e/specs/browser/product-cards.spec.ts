import type { Page } from '@playwright/test';
import { product } from '../../fixtures/catalogue.ts';
import { expectNoViolations } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ savesData: false });

const watch = product('1801AV01');
const LIST = '/watches/men';
const card = (page: Page) => page.getByRole('article', { name: watch.ProductTitle, exact: true });

/** Records the second photos that a page requests. */
function recordSecondPhotos(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/images\/original\/\w+-2-/.test(pathname)) names.push(pathname);
  });
  return names;
}

test('a card shows its second photo under a mouse or the focus ring, and fetches none for a finger', async ({
  shop,
  page,
  isMobile,
}) => {
  const fetched = recordSecondPhotos(page);
  await shop.open(LIST);
  await shop.settled();
  const photos = card(page).locator('img');
  await expect(photos).toHaveCount(1);
  expect(fetched).toEqual([]);
  const { y } = (await card(page).boundingBox()) ?? { y: 0 };
  if (isMobile) {
    await card(page).getByRole('heading').getByRole('link').focus();
    await expect(photos).toHaveCount(1);
    expect(fetched).toEqual([]);
    return;
  }
  await card(page).hover();
  await expect(photos).toHaveCount(2);
  await expect(photos.last()).toHaveCSS('opacity', '1');
  expect(await card(page).boundingBox()).toMatchObject({ y });
  await page.mouse.move(0, 0);
  await expect(photos.last()).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await card(page).getByRole('heading').getByRole('link').focus();
  await expect(photos.last()).toHaveCSS('opacity', '1');
});

test('a swipe on a card of a list shows its second photo on a phone, and a tap opens the product', async ({
  shop,
  page,
  isMobile,
}) => {
  // A mouse has no swipe.
  if (!isMobile) return;
  const fetched = recordSecondPhotos(page);
  await shop.open(LIST);
  await shop.settled();
  await card(page).scrollIntoViewIfNeeded();
  const { x, y, width } = (await card(page).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const client = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const touch = (type: 'touchStart' | 'touchMove', at: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: at, y: y + 60 }] });
    await touch('touchStart', from);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * part);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const second = card(page).locator('img').nth(1);
  await swipe(x + width - 30, x + 30);
  await expect(second).toHaveCSS('opacity', '1');
  expect(fetched).toHaveLength(1);
  await swipe(x + 30, x + width - 30);
  await expect(second).toHaveCSS('opacity', '0');
  await expect(page).toHaveURL(LIST);
  await page.touchscreen.tap(x + width / 2, y + 60);
  await expect(shop.heading(watch.ProductTitle)).toBeVisible();
});

test('the colours of a card lead to their products, with room for a finger', async ({ shop, page }) => {
  await shop.open(LIST);
  await shop.settled();
  const colours = card(page).getByRole('list', { name: 'Colours' });
  await expect(colours.getByRole('listitem')).toHaveText(['Blue', 'Silver', 'Green', 'Burgundy']);
  for (const link of await colours.getByRole('link').all()) {
    const { width, height } = (await link.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  await expectNoViolations(page);
  await colours.getByRole('link', { name: 'Green' }).click();
  await expect(shop.heading(product('1801AV03').ProductTitle)).toBeVisible();
});
