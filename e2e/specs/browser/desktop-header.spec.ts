import type { Locator, Page } from '@playwright/test';
import { sized, wellStocked } from '../../fixtures/catalogue.ts';
import { MiniCart } from '../../fixtures/mini-cart.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Slows down all animations by a factor of ten, from now on and in this document. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
}

const ORDER_SIGN_IN = '/users/sign_in?action=order-status';
const [first = sized] = wellStocked;

const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Main menu' });
/** Returns the button that opens a panel: a summary element, which works without JavaScript. */
const disclosure = (page: Page, name: string): Locator => menuOf(page).getByLabel(`More in ${name}`);
const top = (page: Page, name: string): Locator => menuOf(page).getByRole('link', { name, exact: true });
const inPanel = (page: Page, name: string): Locator => menuOf(page).getByRole('link', { name, exact: true });
const feature = (page: Page, name: string): Locator => menuOf(page).getByRole('img', { name, exact: true });

for (const width of [992, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the desktop header has its links in three groups and no form', async ({ shop, page }) => {
      await shop.open('/watches');
      await shop.settled();
      await expect(shop.header.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
      await expect(shop.header.getByRole('textbox').or(shop.header.getByRole('searchbox'))).toHaveCount(0);
      const links = [
        shop.header.getByRole('link', { name: 'Order status' }),
        shop.header.getByRole('link', { name: 'Samay home' }),
        shop.header.getByRole('button', { name: 'Search', exact: true }),
        shop.header.getByRole('link', { name: 'Sign in', exact: true }),
        shop.cartLink,
      ];
      const places = await Promise.all(links.map(async (link) => (await link.boundingBox())?.x ?? 0));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      const home = await shop.header.getByRole('link', { name: 'Samay home' }).boundingBox();
      expect(Math.abs((home?.x ?? 0) + (home?.width ?? 0) / 2 - width / 2)).toBeLessThan(12);
      await expectToFit(page);
    });

    test('an open menu panel has no accessibility violations', async ({ shop, page }) => {
      await shop.open('/watches');
      await shop.settled();
      for (const name of ['Jewellery', 'Wedding']) {
        await disclosure(page, name).click();
        await expect(inPanel(page, `All ${name}`)).toBeVisible();
        await page.mouse.move(5, 790);
        // During a fade the contrast is different.
        await expect(menuOf(page).locator('.menu-panel:visible')).toHaveCount(1);
        await expect(menuOf(page).locator('.menu-panel:visible')).toHaveCSS('opacity', '1');
        await expectNoViolations(page);
        await expectToFit(page);
      }
    });
  });
}

test('a straight mouse movement into a panel keeps it open, whatever it crosses', async ({ shop, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await shop.open('/watches');
  await shop.settled();
  for (const [name, below] of [
    ['Jewellery', 'All Jewellery'],
    ['Gifts', 'For Her'],
  ] as const) {
    await page.mouse.move(5, 790);
    await top(page, name).hover();
    await expect(inPanel(page, below)).toBeVisible();
    // A hand takes a fifth of a second, a busy machine longer, so the panel's time is extended.
    await slowDown(page);
    const goal = await inPanel(page, below).boundingBox();
    await page.mouse.move((goal?.x ?? 0) + 20, (goal?.y ?? 0) + 10, { steps: 12 });
    await page.mouse.down();
    await page.mouse.up();
    await expect(shop.heading(name === 'Gifts' ? below : name)).toBeVisible();
    await shop.open('/watches');
    await shop.settled();
  }
});

test('a resting mouse opens a panel; Escape and a navigation close it', async ({ shop, page }) => {
  await shop.open('/watches');
  await shop.settled();
  await top(page, 'Jewellery').hover();
  await expect(inPanel(page, 'Chandbali')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inPanel(page, 'Chandbali')).toBeHidden();
  await page.mouse.move(5, 790);
  await top(page, 'Jewellery').hover();
  await inPanel(page, 'Chandbali').click();
  await expect(shop.heading('Chandbali')).toBeVisible();
  await expect(inPanel(page, 'Jhumka')).toBeHidden();
});

test('a page reached from the cart fetches its menu, and those after it keep it', async ({ shop, page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/menu')) requests.push(request.url());
  });
  await shop.open('/cart');
  // Set by the scripts of a page, whose header has no count to wait for.
  await expect(page.locator('html[data-revealed]')).toBeAttached();
  await shop.header.getByRole('link', { name: 'Continue Shopping' }).click();
  await top(page, 'Jewellery').hover();
  await expect(inPanel(page, 'Chandbali')).toBeVisible();
  await inPanel(page, 'Chandbali').click();
  await expect(shop.heading('Chandbali')).toBeVisible();
  // Pages of the account have another frame.
  await shop.header.getByRole('link', { name: 'Order status' }).click();
  await expect(page).toHaveURL('/track-order');
  await expect(top(page, 'Jewellery')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('the images of the menu panels load only when one is opened', async ({ shop, page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:tile|home)-/.test(request.url())) requests.push(request.url());
  });
  await shop.open('/watches');
  await shop.settled();
  await page.waitForLoadState('load');
  expect(requests).toEqual([]);
  await disclosure(page, 'Wedding').click();
  const picture = feature(page, 'Bridal sets');
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  expect(requests).toHaveLength(1);
});

test('the keyboard opens a panel, moves through it, and returns', async ({ shop, page }) => {
  await shop.open('/watches');
  await shop.settled();
  await top(page, 'Wedding').focus();
  await expect(inPanel(page, 'All Wedding')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(disclosure(page, 'Wedding')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inPanel(page, 'All Wedding')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(inPanel(page, 'All Wedding')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(disclosure(page, 'Wedding')).toBeFocused();
  await expect(inPanel(page, 'All Wedding')).toBeHidden();
  await page.keyboard.press('Space');
  await expect(inPanel(page, 'All Wedding')).toBeVisible();
  await top(page, 'New Arrivals').focus();
  await expect(inPanel(page, 'All Wedding')).toBeHidden();
  await disclosure(page, 'Gifts').focus();
  await page.keyboard.press('Enter');
  await expect(inPanel(page, 'All Gifts')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(inPanel(page, 'For Her')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shop.heading('For Her')).toBeVisible();
  await expect(inPanel(page, 'For Him')).toBeHidden();
});

test('a second press on its button closes a panel below a resting mouse', async ({ shop, page }) => {
  await shop.open('/watches');
  await shop.settled();
  await disclosure(page, 'Gifts').click();
  await expect(inPanel(page, 'For Her')).toBeVisible();
  await disclosure(page, 'Gifts').click();
  await expect(inPanel(page, 'For Her')).toBeHidden();
});

test.describe('the desktop header by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } });

  test("a button of a finger's size opens a panel, and a touch elsewhere closes it", async ({ shop, page }) => {
    await shop.open('/watches');
    await shop.settled();
    const box = await disclosure(page, 'Jewellery').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await disclosure(page, 'Jewellery').tap();
    await expect(inPanel(page, 'Chandbali')).toBeVisible();
    await page.touchscreen.tap(20, 800);
    await expect(inPanel(page, 'Chandbali')).toBeHidden();
    await expectToFit(page);
  });
});

test('the account menu opens by mouse, focus and click, and has no accessibility violations', async ({
  shop,
  shopper,
  page,
}) => {
  await shopper.signIn('/watches');
  const button = shop.header.getByRole('button', { name: 'Account', exact: true });
  const account = shop.header.getByRole('link', { name: 'My Account' });
  await button.hover();
  await expect(account).toBeVisible();
  await page.mouse.move(5, 790);
  await expect(account).toBeHidden();
  await button.click();
  await expect(account).toBeVisible();
  await expect(shop.header.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(account).toBeHidden();
  await page.mouse.move(5, 790);
  await shop.header.getByRole('button', { name: 'Search', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(account).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/myaccount');
  await expect(account).toBeHidden();
});

test('the cart link of a guest without a cart leads to the sign-in, which continues to the cart', async ({
  shop,
  shopper,
  page,
}) => {
  await shop.open('/watches');
  await shop.settled();
  await shop.cartLink.click();
  await expect(page).toHaveURL(`${ORDER_SIGN_IN}&next=%2Fcart`);
  await expect(page.getByText('the cart you filled on another device')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/');
  await shopper.requestCode();
  await page.reload();
  await shopper.type(await shopper.code());
  await expect(page).toHaveURL('/cart');
});

test("a guest's cart with items is shown in the mini-cart", async ({ shop, page }) => {
  await shop.openProduct(first.ProductCode);
  await shop.addToCart();
  await expect(shop.cartLink).toHaveAccessibleName(/^Cart, 1 items?$/);
  await new MiniCart(page).open();
});

test('order tracking offers tracking or a sign-in, and leads a signed-in customer directly to the orders', async ({
  shop,
  shopper,
  page,
}) => {
  await shop.open('/watches');
  await shop.settled();
  await shop.header.getByRole('link', { name: 'Order status' }).click();
  await expect(page).toHaveURL('/track-order');
  await page.getByRole('link', { name: 'Sign in to see your orders' }).click();
  await expect(page).toHaveURL(ORDER_SIGN_IN);
  await shopper.requestCode();
  await shopper.type(await shopper.code());
  await expect(page).toHaveURL('/myaccount/order-list');
  await shop.open('/watches');
  await shop.header.getByRole('link', { name: 'Order status' }).click();
  await expect(page).toHaveURL('/myaccount/order-list');
  await shop.open(`${ORDER_SIGN_IN}&next=//evil.example`);
  await expect(page).toHaveURL('/myaccount/order-list');
  await shop.open(`${ORDER_SIGN_IN}&next=/users/sign_in`);
  await expect(page).toHaveURL('/myaccount/order-list');
});

test.describe('the desktop header without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu panels open by their button and on hover', async ({ shop, page }) => {
    await shop.open('/watches');
    await disclosure(page, 'Wedding').click();
    await page.mouse.move(5, 790);
    await expect(inPanel(page, 'All Wedding')).toBeVisible();
    await disclosure(page, 'Wedding').click();
    await top(page, 'Jewellery').hover();
    await inPanel(page, 'Chandbali').click();
    await expect(shop.heading('Chandbali')).toBeVisible();
  });

  test('the request to track an order is kept through every step of the sign-in', async ({ shop, shopper, page }) => {
    await shop.open('/watches');
    await expect(shop.cartLink).toHaveAttribute('href', '/cart');
    await shop.header.getByRole('link', { name: 'Order status' }).click();
    await page.getByRole('link', { name: 'Sign in to see your orders' }).click();
    await shopper.number.fill('12345');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(shopper.number).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(/action=order-status/);
    await shopper.number.fill(shopper.mobile);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page).toHaveURL(ORDER_SIGN_IN);
    await shopper.digit(1).fill(await shopper.code());
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL('/myaccount/order-list');
  });
});
